import assert from "node:assert/strict";
import { test } from "node:test";
import { contractData } from "./contract-data.mjs";

const read = (document) => JSON.parse(contractData(document));

test("What is written for people is left out", () => {
  const answer = { description: "A farm.", summary: "Farm", type: "object", example: { name: "Elora" } };
  assert.deepEqual(read({ info: { title: "Foodshed" }, components: { schemas: { Farm: answer } } }), {
    components: { schemas: { Farm: { type: "object" } } },
  });
});

test("A field with such a name is there, without its own description", () => {
  const properties = {
    description: { type: "string", description: "What it sells." },
    title: { type: "string" },
  };
  assert.deepEqual(read({ properties }), {
    properties: { description: { type: "string" }, title: { type: "string" } },
  });
});

test("Values stay as they are", () => {
  const schema = {
    enum: ["title", "summary"],
    default: { description: "" },
    const: { title: 1 },
    required: ["title"],
  };
  assert.deepEqual(read(schema), schema);
});

test("An operation keeps what the server acts by", () => {
  const operation = {
    operationId: "listFarms",
    "x-access": { visitor: true },
    responses: { 200: { description: "Farms." } },
  };
  assert.deepEqual(read({ paths: { "/farms/": { get: { ...operation, tags: ["farms"] } } } }), {
    paths: {
      "/farms/": { get: { operationId: "listFarms", "x-access": { visitor: true }, responses: { 200: {} } } },
    },
  });
});
