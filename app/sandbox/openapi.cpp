// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/openapi.h"

#include "sandbox/row.h"

#include <nlohmann/json.hpp>

namespace idemscope::sandbox {

namespace {

constexpr const char* frame = R"json({
  "openapi": "3.1.0",
  "info": {
    "title": "Idemscope sandbox",
    "version": "1.0.0",
    "description": "A payments API to practise on. The principal is the Authorization header; without one it is anonymous.",
    "license": { "name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later" }
  },
  "servers": [ { "url": "/" } ],
  "paths": {
    "/": { "get": { "operationId": "index", "summary": "What is here, and the strategy in use",
      "responses": { "200": { "description": "The index", "content": { "application/json": { "schema": { "type": "object" } } } } } } },
    "/stats": { "get": { "operationId": "stats", "summary": "Handler executions and rows",
      "responses": { "200": { "description": "The counts", "content": { "application/json": {
        "schema": { "$ref": "#/components/schemas/Stats" } } } } } } },
    "/metrics": { "get": { "operationId": "metrics", "summary": "What a service that deduplicates should watch",
      "responses": { "200": { "description": "Prometheus text format", "content": { "text/plain": { "schema": { "type": "string" } } } } } } },
    "/events": {
      "get": { "operationId": "list-events", "summary": "All handled messages, oldest first",
        "parameters": [ { "name": "id", "in": "query", "schema": { "type": "string" }, "description": "Only this message's" },
          { "name": "reference", "in": "query", "schema": { "type": "string" }, "description": "Only those about this" } ],
        "responses": { "200": { "description": "The events", "content": { "application/json": {
          "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Event" } } } } } } },
      "post": { "operationId": "take-event", "summary": "Deliver one message; handling it is the effect",
        "parameters": [ { "name": "Idempotency-Key", "in": "header", "required": false,
          "schema": { "type": "string", "minLength": 1, "maxLength": 255 }, "description": "The message's id; else the member id" } ],
        "requestBody": { "required": true, "content": { "application/json": { "schema": {
          "type": "object", "properties": { "id": { "type": [ "string", "integer", "null" ] },
            "reference": { "type": "string", "description": "What it is about" } } } } } },
        "responses": {
          "200": { "description": "Handled, or handled before", "content": { "application/json": {
            "schema": { "$ref": "#/components/schemas/Event" } } } },
          "400": { "$ref": "#/components/responses/Problem" },
          "409": { "$ref": "#/components/responses/InProgress" },
          "422": { "$ref": "#/components/responses/Problem" },
          "500": { "$ref": "#/components/responses/Problem" }
        } } },
    "/reset": { "post": { "operationId": "reset", "summary": "Forget all rows and keys",
      "responses": { "204": { "description": "Done" } } } },
    "/openapi.json": { "get": { "operationId": "openapi", "summary": "This document",
      "responses": { "200": { "description": "The document", "content": { "application/json": { "schema": { "type": "object" } } } } } } }
  },
  "components": {
    "schemas": {
      "Payload": {
        "type": "object",
        "required": [ "amount" ],
        "properties": {
          "amount": { "type": "integer", "format": "int64", "minimum": 1 },
          "currency": { "type": [ "string", "null" ], "default": "EUR" },
          "reference": { "type": [ "string", "null" ] },
          "simulate": { "oneOf": [ { "$ref": "#/components/schemas/Simulation" }, { "type": "null" } ] }
        }
      },
      "Simulation": {
        "type": "string",
        "enum": [ "500", "decline", "throw", "commit-500", "slow", "crash", "drop", "commit-drop", "half" ],
        "description": "How the execution ends. 500: 500 and no row. decline: 402 and no row. throw: an exception, no row. commit-500: the row, then 500. slow: five times the processing time and a second. crash: connection reset, no row, as if the process had died. drop: connection cut, no row. commit-drop: the row, then the connection is cut. half: the row, then half an answer."
      },
      "Row": {
        "type": "object",
        "required": [ "id", "amount", "currency", "reference", "createdAt", "execution", "idempotencyKey" ],
        "properties": {
          "id": { "type": "string" },
          "amount": { "type": "integer", "format": "int64" },
          "currency": { "type": "string" },
          "reference": { "type": [ "string", "null" ] },
          "createdAt": { "type": "string", "format": "date-time" },
          "execution": { "type": "integer", "description": "Number of the handler execution that made the row" },
          "idempotencyKey": { "type": [ "string", "null" ], "description": "The key of the request that made the row" }
        }
      },
      "Event": {
        "type": "object",
        "required": [ "id", "messageId", "reference", "handledAt", "execution" ],
        "properties": {
          "id": { "type": "string" },
          "messageId": { "type": [ "string", "null" ] },
          "reference": { "type": [ "string", "null" ] },
          "handledAt": { "type": "string", "format": "date-time" },
          "execution": { "type": "integer" }
        }
      },
      "Stats": {
        "type": "object",
        "required": [ "executions", "payments", "refunds" ],
        "properties": {
          "executions": { "type": "integer" }, "payments": { "type": "integer" }, "refunds": { "type": "integer" }
        }
      },
      "Problem": {
        "type": "object",
        "description": "RFC 9457",
        "required": [ "type", "title", "status", "detail", "error" ],
        "properties": {
          "type": { "type": "string", "format": "uri" },
          "title": { "type": "string" },
          "status": { "type": "integer" },
          "detail": { "type": "string" },
          "error": { "type": "string", "description": "A stable code, such as request_in_progress" },
          "execution": { "type": "integer", "description": "Number of the handler execution that failed" }
        }
      }
    },
    "responses": {
      "Problem": { "description": "What went wrong", "content": { "application/problem+json": {
        "schema": { "$ref": "#/components/schemas/Problem" } } } },
      "InProgress": { "description": "The first request with this key is still being processed",
        "headers": { "Retry-After": { "schema": { "type": "integer" } } },
        "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } } }
    }
  }
})json";

/// The paths of one resource; @ stands for its name.
constexpr const char* resourcePaths = R"json({
  "/@": {
    "get": {
      "operationId": "list-@", "summary": "All rows, oldest first",
      "parameters": [
        { "name": "reference", "in": "query", "schema": { "type": "string" }, "description": "Only rows with this reference" },
        { "name": "key", "in": "query", "schema": { "type": "string" }, "description": "Only rows made under this idempotency key" }
      ],
      "responses": { "200": { "description": "The rows", "content": { "application/json": {
        "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Row" } } } } } }
    },
    "post": {
      "operationId": "create-@", "summary": "Make one row: the effect",
      "parameters": [
        { "name": "Idempotency-Key", "in": "header", "required": false,
          "schema": { "type": "string", "minLength": 1, "maxLength": 255 } },
        { "name": "X-Simulate", "in": "header", "required": false, "schema": { "$ref": "#/components/schemas/Simulation" },
          "description": "As the member simulate, but the payload stays the same, so that a retry without it can succeed" }
      ],
      "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Payload" } } } },
      "responses": {
        "201": { "description": "Made, or made before and answered again",
          "headers": {
            "Location": { "schema": { "type": "string", "format": "uri-reference" } },
            "X-Payment-Id": { "schema": { "type": "string" } },
            "Idempotent-Replayed": { "schema": { "type": "string", "const": "true" }, "description": "Only on a replay" }
          },
          "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Row" } } } },
        "400": { "$ref": "#/components/responses/Problem" },
        "402": { "$ref": "#/components/responses/Problem" },
        "409": { "$ref": "#/components/responses/InProgress" },
        "415": { "$ref": "#/components/responses/Problem" },
        "422": { "$ref": "#/components/responses/Problem" },
        "500": { "$ref": "#/components/responses/Problem" }
      }
    }
  },
  "/@/{id}": {
    "parameters": [ { "name": "id", "in": "path", "required": true, "schema": { "type": "string" } } ],
    "get": {
      "operationId": "show-@", "summary": "One row",
      "responses": {
        "200": { "description": "The row", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Row" } } } },
        "404": { "$ref": "#/components/responses/Problem" }
      }
    },
    "put": {
      "operationId": "replace-@", "summary": "Set amount, currency and reference",
      "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Payload" } } } },
      "responses": {
        "200": { "description": "The row", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Row" } } } },
        "400": { "$ref": "#/components/responses/Problem" },
        "404": { "$ref": "#/components/responses/Problem" },
        "415": { "$ref": "#/components/responses/Problem" }
      }
    },
    "delete": {
      "operationId": "remove-@", "summary": "Remove the row",
      "responses": { "204": { "description": "Removed" }, "404": { "$ref": "#/components/responses/Problem" } }
    }
  }
})json";

std::string named(std::string text, const std::string& name)
{
    for (auto at = text.find('@'); at != std::string::npos; at = text.find('@', at + name.size()))
        text.replace(at, 1, name);
    return text;
}

}

const std::string& openApiDocument()
{
    static const std::string document = [] {
        auto json = nlohmann::ordered_json::parse(frame);
        for (const Resource* resource : {&payments(), &refunds()})
            json["paths"].update(nlohmann::ordered_json::parse(named(resourcePaths, resource->name)));
        return json.dump(2);
    }();
    return document;
}

}
