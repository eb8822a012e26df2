// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/answers.h"

#include "sandbox/problem.h"

namespace idemscope::sandbox {

using loopback::HttpAnswer;

HttpAnswer jsonAnswer(int status, std::string body)
{
    HttpAnswer answer;
    answer.status = status;
    answer.headers = {{"Content-Type", "application/json"}};
    answer.body = std::move(body);
    return answer;
}

HttpAnswer noContent()
{
    HttpAnswer answer;
    answer.status = 204;
    return answer;
}

HttpAnswer notFound(const std::string& path)
{
    return problem(404, "not_found", "Not found", "There is nothing at " + path + '.');
}

HttpAnswer methodNotAllowed(const std::string& allowed)
{
    HttpAnswer answer = problem(405, "method_not_allowed", "Method not allowed", "Allowed here: " + allowed + '.');
    answer.headers.emplace_back("Allow", allowed);
    return answer;
}

}
