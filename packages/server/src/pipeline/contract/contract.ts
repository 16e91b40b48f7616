import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationId } from "../../modules/handler.ts";
import type { AccessRule } from "../authorize/access.ts";
import { createValidators, type Validators } from "./validation.ts";

export const API_PREFIX = "/api/v1";

export interface RateLimit {
  name: string;
  limit: number;
  /** What is allowed to one network address; `limit` unless the contract says otherwise. */
  addressLimit: number;
  windowSeconds: number;
  per: ("account" | "person" | "address")[];
  /** `failures` leaves successful requests uncounted; `recipients` is counted by the service itself. */
  counts: "all" | "failures" | "recipients";
  /** Callers that the named account knows have a count of their own, which other callers do not use up. */
  knownApart: boolean;
  /** However a request names an account, it counts as the address that its user logs in with. */
  byEmail: boolean;
  /**
   * By what the calls of managers and administrators count instead, who make many accounts from one address; with `when`, only
   * calls whose body has that property set.
   */
  managers?: { per: RateLimit["per"]; when?: string };
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
  rateLimit?: RateLimit;
  idempotent: boolean;
  /** Whether a call is noted while an administrator acts for a member: unless the contract says otherwise, one that may change something. */
  audited: boolean;
  /** Any origin may call it: a public read, or a request that has no effect before its sender followed a mailed link. */
  cors: boolean;
  /** The Cache-Control of an answer that is the same for everybody; undefined where nothing is kept. */
  cacheControl: string | undefined;
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

/** The contract as people and programs read it. */
export const contractFile = join(import.meta.dirname, "..", "..", "..", "..", "..", "openapi.yaml");
/** The same for the server, without what is written for people. */
const dataFile = join(import.meta.dirname, "generated", "contract.json");

/** Who only reads may call what only reads, unless the contract says otherwise. */
const accessOf = (access: Document, method: (typeof methods)[number]): AccessRule =>
  access && { role: method === "get" ? "reader" : "editor", ...access };

const known = new Map<string, Operation[]>();

/** Every operation of the contract. Loaded once per process; each schema is compiled at its first use. */
export function readContract(file = dataFile): Operation[] {
  const operations = known.get(file) ?? operationsOf(file);
  known.set(file, operations);
  return operations;
}

function operationsOf(file: string): Operation[] {
  const document: Document = JSON.parse(readFileSync(file, "utf8"));
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
      const successes = Object.keys(operation.responses).filter((status) => /^(?:2|3(?!04))/.test(status));
      if (successes.length !== 1) throw new Error(`${operation.operationId} must have one success response`);
      const success = resolve(document, operation.responses[successes[0] as string]);
      const successType = Object.keys(success.content ?? {}).find((type) => type === "application/json");
      operations.push({
        id: operation.operationId,
        method: method.toUpperCase() as Operation["method"],
        url: API_PREFIX + path.replaceAll(/\{(\w+)\}/g, ":$1"),
        access: accessOf(operation["x-access"], method),
        token: tokenUse(operation.security ?? document.security),
        rateLimit: rateLimitOf(document, operation["x-rate-limit"]),
        idempotent: operation["x-idempotent"] === true,
        audited: isAudited(document, operation, method),
        cors: operation["x-cors"] === "public",
        cacheControl: cacheControlOf(operation["x-cache"]),
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
          response:
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

function cacheControlOf(use: Document): string | undefined {
  if (!use) return undefined;
  return `public, max-age=${use.max_age}, stale-while-revalidate=${use.stale_while_revalidate}`;
}

function tokenUse(security: Record<string, unknown>[]): Operation["token"] {
  if (security.length === 0) return "unused";
  return security.some((alternative) => Object.keys(alternative).length === 0) ? "optional" : "required";
}

function isAudited(document: Document, operation: Document, method: string): boolean {
  const mayChange = method !== "get" && tokenUse(operation.security ?? document.security) !== "unused";
  return operation["x-audited"] ?? mayChange;
}

function rateLimitOf(document: Document, use: Document): RateLimit | undefined {
  if (!use) return undefined;
  const { name, managers } = typeof use === "string" ? { name: use } : use;
  const { limit, address_limit, window_seconds, per, counts, known_apart, by_email } =
    document["x-rate-limits"][name];
  return {
    name,
    limit,
    addressLimit: address_limit ?? limit,
    windowSeconds: window_seconds,
    per,
    counts,
    knownApart: known_apart === true,
    byEmail: by_email === true,
    managers,
  };
}

function fileFields(document: Document, schema: Document): string[] {
  const properties = Object.entries<Document>(resolve(document, schema)?.properties ?? {});
  return properties.filter(([, property]) => isFile(document, property)).map(([name]) => name);
}

function isFile(document: Document, property: Document): boolean {
  const resolved = resolve(document, property);
  return resolved?.format === "binary" || (resolved?.type === "array" && isFile(document, resolved.items));
}
