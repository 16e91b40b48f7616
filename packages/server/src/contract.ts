import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { AccessRule } from "./access.ts";
import type { OperationId } from "./handlers.ts";
import { createValidators, type Validators } from "./validation.ts";

export const API_PREFIX = "/api/v1";

export interface Throttle {
  name: string;
  limit: number;
  windowSeconds: number;
  per: ("account" | "address")[];
  /** `failures` leaves successful requests uncounted; `recipients` is counted by the service itself. */
  counts: "all" | "failures" | "recipients";
}

/** One call of openapi.yaml, with what the server needs to serve it. */
export interface Operation {
  id: OperationId;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path as Fastify writes it, with the API's prefix. */
  url: string;
  access: AccessRule;
  /** Whether a token must, may or need not be sent. */
  token: "required" | "optional" | "unused";
  throttle?: Throttle;
  idempotent: boolean;
  /** A public read that any origin may make. */
  cors: boolean;
  successStatus: number;
  /** Media types of the request body; empty when there is none. */
  bodyTypes: string[];
  bodyRequired: boolean;
  /** Names of the multipart fields that are files. */
  fileFields: string[];
  validators: Validators;
}

// biome-ignore lint/suspicious/noExplicitAny: the parsed document is checked by the contract's own linter
type Document = any;

const methods = ["get", "post", "put", "patch", "delete"] as const;

export const contractFile = join(import.meta.dirname, "..", "..", "..", "openapi.yaml");

const known = new Map<string, Operation[]>();

/** Every operation of the contract. Read once per process: it compiles each schema at its first use, for whoever asks. */
export function readContract(file = contractFile): Operation[] {
  const operations = known.get(file) ?? operationsOf(file);
  known.set(file, operations);
  return operations;
}

function operationsOf(file: string): Operation[] {
  const document: Document = parse(readFileSync(file, "utf8"), { merge: true });
  const validatorsFor = createValidators(document);
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries<Document>(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve(document, parameter),
      );
      const body = resolve(document, operation.requestBody);
      const bodyTypes = Object.keys(body?.content ?? {});
      const pointer = `#/paths/${encodePointer(path)}/${method}`;
      const successes = Object.keys(operation.responses).filter((status) => /^[23]/.test(status));
      if (successes.length !== 1) throw new Error(`${operation.operationId} must have one success response`);
      const success = resolve(document, operation.responses[successes[0] as string]);
      const successType = Object.keys(success.content ?? {}).find((type) => type === "application/json");
      operations.push({
        id: operation.operationId,
        method: method.toUpperCase() as Operation["method"],
        url: API_PREFIX + path.replaceAll(/\{(\w+)\}/g, ":$1"),
        access: operation["x-access"],
        token: tokenUse(operation.security ?? document.security),
        throttle: throttle(document, operation["x-throttle"]),
        idempotent: operation["x-idempotent"] === true,
        cors: operation["x-cors"] === "public",
        successStatus: Number(successes[0]),
        bodyTypes,
        bodyRequired: body?.required === true,
        fileFields: fileFields(document, body?.content?.["multipart/form-data"]?.schema),
        validators: validatorsFor({
          id: operation.operationId,
          parameters,
          bodies: Object.fromEntries(
            bodyTypes.map((type) => [type, `${pointer}/requestBody/content/${encodePointer(type)}/schema`]),
          ),
          answer:
            successType &&
            `${pointer}/responses/${successes[0]}/content/${encodePointer(successType)}/schema`,
          ignoresQuery: !("400" in operation.responses),
        }),
      });
    }
  }
  return operations;
}

function resolve(document: Document, node: Document): Document {
  if (typeof node?.$ref !== "string") return node;
  const target = node.$ref
    .slice(2)
    .split("/")
    .reduce((at: Document, key: string) => at?.[key.replaceAll("~1", "/").replaceAll("~0", "~")], document);
  if (target === undefined) throw new Error(`openapi.yaml refers to ${node.$ref}, which it does not have`);
  return resolve(document, target);
}

function encodePointer(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function tokenUse(security: Record<string, unknown>[]): Operation["token"] {
  if (security.length === 0) return "unused";
  return security.some((alternative) => Object.keys(alternative).length === 0) ? "optional" : "required";
}

function throttle(document: Document, name: string | undefined): Throttle | undefined {
  if (!name) return undefined;
  const { limit, window_seconds, per, counts } = document["x-throttles"][name];
  return { name, limit, windowSeconds: window_seconds, per, counts };
}

function fileFields(document: Document, schema: Document): string[] {
  const properties = Object.entries<Document>(resolve(document, schema)?.properties ?? {});
  return properties.filter(([, property]) => isFile(document, property)).map(([name]) => name);
}

function isFile(document: Document, property: Document): boolean {
  const resolved = resolve(document, property);
  return resolved?.format === "binary" || (resolved?.type === "array" && isFile(document, resolved.items));
}
