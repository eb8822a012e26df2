// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "expression/variables.h"
#include "workspace/collection.h"

#include <QObject>
#include <QStringList>

namespace idemscope {

/// One request open in the window: where it was read from and what it holds.
struct OpenRequest
{
    QString collectionFolder; ///< empty: in no collection yet
    QString path;             ///< empty: not saved yet
    Request request;          ///< as it stands in the file, once it has been read or saved
};

/// Collections, environments and the choice of environment, for the window. Lives on the GUI thread; file work is
/// small.
class WorkspaceSession : public QObject
{
    Q_OBJECT

public:
    explicit WorkspaceSession(QObject* parent = nullptr);
    ~WorkspaceSession() override;

    Result<void> openCollection(const QString& folder);
    Result<void> createCollection(const QString& folder, const QString& name);
    /// Writes the sample collection of the sandbox to the data folder (if it is not there) and opens it; `{{baseUrl}}`
    /// of its environment is set to `sandboxUrl`.
    Result<void> openSample(const QString& sandboxUrl);
    /// The sandbox moved: `{{baseUrl}}` of the open sample follows it.
    Result<void> setSampleUrl(const QString& sandboxUrl);
    void closeCollection();
    bool hasCollection() const;
    const Collection& collection() const; ///< needs hasCollection()
    QStringList recentFolders() const;

    Result<OpenRequest> load(const QString& path) const;
    /// Reads it anew from where it was read. Errors: NotFound, InvalidInput.
    Result<OpenRequest> reload(const OpenRequest& open) const;

    enum class Overwrite { IfUnchanged, Always };
    /// Writes `edited` back to the collection it was read from, whichever is open now; under another path to the open
    /// collection. Errors: NotFound, Io, NotAllowed (the file was changed by another program since).
    Result<OpenRequest> save(const OpenRequest& open, const Request& edited, const QString& path,
                             Overwrite overwrite = Overwrite::IfUnchanged);
    /// Whether a request of `folder` sees the variables of the open collection; one that has no place yet does.
    bool isOfOpenCollection(const QString& folder) const;

    std::vector<Environment> environments() const;
    QString currentEnvironment() const;
    bool isCurrentProtected() const;
    void setCurrentEnvironment(const QString& name);
    /// Secret values stay in memory until Idemscope ends; they are not written.
    Result<void> saveEnvironment(const Environment& environment);

    /// A secret variable that would be sent empty.
    struct MissingSecret
    {
        QString name;
        QString origin;           ///< of its level, as it is shown
        bool isOfRequest = false; ///< else of the environment or the collection
    };
    static std::optional<MissingSecret> missingSecret(const VariableScope& scope);
    /// The value of a secret variable under the current environment, kept in memory until Idemscope ends.
    void giveSecret(const QString& name, const QString& value);

    /// The levels a request of the collection in `folder` sees now, narrowest first: of another collection than the
    /// open one its own variables alone, so that nothing is sent to the targets or with the secrets of a stranger.
    /// Secrets without a value take that which was given, or which the process environment holds.
    VariableScope scopeFor(const Request& request, const QString& folder = {}) const;

signals:
    void collectionChanged();
    void environmentsChanged();
    void problem(const idemscope::Error& error); ///< a file that could not be read in passing

private:
    Result<void> adopt(Result<Collection> opened);
    void readEnvironments();
    void fillSecrets(Fields& variables) const;
    QString folder() const; ///< of the open collection, else empty
    void remember(const QString& folder);

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}
