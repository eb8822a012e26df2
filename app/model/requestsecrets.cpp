// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/requestsecrets.h"

#include <QRegularExpression>

namespace idemscope {

void moveSecrets(std::vector<HostCertificate>& certificates, Fields& variables)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9]+"));
    for (HostCertificate& certificate : certificates) {
        const QString host = QString(certificate.host).replace(other, QStringLiteral("_"));
        moveSecret(certificate.keyPassword, QStringLiteral("clientKeyPassword_") + host, variables);
    }
}

void moveSecrets(Request& request)
{
    moveSecrets(request.auth, request.variables);
    moveSecret(request.transport.clientKeyPassword, QStringLiteral("clientKeyPassword"), request.variables);
    moveSecrets(request.transport.hostCertificates, request.variables);
    for (FlowStep& step : request.steps) {
        if (step.own)
            moveSecrets(*step.own);
    }
}

}
