// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <span>

namespace idemscope::foreignfiles {

/// A file of one format, made of one item many times; "%1" in the item is its number.
struct Kind
{
    const char* name; ///< of the file, by whose suffix some formats are told
    const char* start;
    const char* item;
    const char* separator;
    const char* end;
};

inline std::span<const Kind> kinds()
{
    static const Kind all[] = {
        {"postman.json",
         "{\"info\":{\"name\":\"C\",\"schema\":\"https://schema.getpostman.com/json/collection/v2.1.0/"
         "collection.json\"},\"item\":[",
         "{\"name\":\"Pay %1\",\"request\":{\"method\":\"POST\",\"header\":[{\"key\":\"Idempotency-Key\",\"value\":"
         "\"{{$guid}}\"}],\"body\":{\"mode\":\"raw\",\"raw\":\"{\\\"amount\\\":1000,\\\"reference\\\":\\\"r%1\\\"}\"},"
         "\"url\":{\"raw\":\"https://api.example.com/payments/%1?dry=true\"}}}",
         ",\n", "]}"},
        {"openapi.json", "{\"openapi\":\"3.0.3\",\"info\":{\"title\":\"T\",\"version\":\"1\"},\"paths\":{",
         "\"/payments/%1/{id}\":{\"post\":{\"summary\":\"Pay %1\",\"parameters\":[{\"name\":\"id\",\"in\":\"path\","
         "\"required\":true,\"schema\":{\"type\":\"string\",\"format\":\"uuid\"}}],\"requestBody\":{\"content\":{"
         "\"application/json\":{\"schema\":{\"type\":\"object\",\"properties\":{\"amount\":{\"type\":\"integer\"},"
         "\"reference\":{\"type\":\"string\"}}}}}}}}",
         ",\n", "}}"},
        {"openapi.yaml", "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n",
         "  /payments/%1/{id}:\n    post:\n      summary: Pay %1\n      parameters:\n        - name: id\n          in: "
         "path\n          required: true\n          schema: {type: string, format: uuid}\n      requestBody:\n        "
         "content:\n          application/json:\n            schema:\n              type: object\n              "
         "properties:\n                amount: {type: integer}\n                reference: {type: string}\n",
         "", ""},
        {"capture.har", "{\"log\":{\"version\":\"1.2\",\"entries\":[",
         "{\"startedDateTime\":\"2026-01-01T00:00:00Z\",\"request\":{\"method\":\"POST\",\"url\":"
         "\"https://api.example.com/payments/%1\",\"headers\":[{\"name\":\"Accept\",\"value\":\"*/*\"}],\"postData\":{"
         "\"mimeType\":\"application/json\",\"text\":\"{\\\"amount\\\":%1}\"}},\"response\":{\"status\":201}}",
         ",\n", "]}}"},
        {"insomnia.json",
         "{\"_type\":\"export\",\"__export_format\":4,\"resources\":[{\"_id\":\"w\",\"_type\":\"workspace\"},",
         "{\"_id\":\"r%1\",\"_type\":\"request\",\"parentId\":\"w\",\"name\":\"Pay %1\",\"method\":\"POST\",\"url\":"
         "\"https://api.example.com/payments/%1\",\"body\":{\"mimeType\":\"application/json\",\"text\":"
         "\"{\\\"amount\\\":%1}\"},\"headers\":[{\"name\":\"Accept\",\"value\":\"*/*\"}]}",
         ",\n", "]}"},
        {"insomnia.yaml", "type: collection.insomnia.rest/5.0\nname: Five\ncollection:\n",
         "  - url: https://api.example.com/payments/%1\n    name: Pay %1\n    method: POST\n    body:\n      mimeType: "
         "application/json\n      text: '{\"amount\":%1}'\n    headers:\n      - name: Accept\n        value: '*/*'\n",
         "", ""},
        {"bruno.export.json", "{\"name\":\"C\",\"version\":\"1\",\"items\":[",
         "{\"type\":\"http\",\"name\":\"Pay %1\",\"seq\":%1,\"request\":{\"method\":\"POST\",\"url\":"
         "\"https://api.example.com/payments/%1\",\"headers\":[{\"name\":\"Accept\",\"value\":\"*/"
         "*\",\"enabled\":true}],"
         "\"body\":{\"mode\":\"json\",\"json\":\"{\\\"amount\\\":%1}\"}}}",
         ",\n", "]}"},
        {"requests.http", "",
         "### Pay %1\nPOST https://api.example.com/payments/%1\nContent-Type: application/json\n\n{\"amount\":%1}\n\n",
         "", ""},
        {"commands.sh", "",
         "curl 'https://api.example.com/payments/%1' -H 'Accept: */*' -H 'Content-Type: application/json' --data-raw "
         "'{\"amount\":%1}'\n",
         "", ""},
    };
    return all;
}

/// A whole file of about `size` bytes.
inline QByteArray file(const Kind& kind, qsizetype size)
{
    QByteArray text(kind.start);
    for (int number = 1; text.size() < size; ++number)
        text += (number == 1 ? QByteArray() : QByteArray(kind.separator)) +
                QByteArray(kind.item).replace("%1", QByteArray::number(number));
    return text + kind.end;
}

}
