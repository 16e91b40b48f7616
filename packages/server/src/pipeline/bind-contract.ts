import type { FastifyInstance } from "fastify";
import { DomainError } from "../core/domain-error.ts";
import { cachePolicyOf } from "../modules/cacheable.ts";
import type { AnyHandler, AnyRoutes } from "../modules/handler.ts";
import { ruleMistake, visitorsMayCall } from "./authorize/access.ts";
import { API_PREFIX, type Operation } from "./contract/contract.ts";
import { type Pipeline, serveOperation } from "./serve-operation.ts";

/** The operations of the contract, and what serves them. */
export interface Contract {
  operations: Operation[];
  routes: AnyRoutes;
}

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** Everything that does not fit together between contract, handlers and access rules; nothing when all is well. */
export function bindingMistakes({ operations, routes }: Contract): string[] {
  const known = new Set<string>(operations.map((operation) => operation.id));
  return [
    ...operations.flatMap(({ id, access, rateLimit, idempotent }) => {
      const mistakes: string[] = [];
      const rule = ruleMistake(access);
      if (rule) mistakes.push(`${id} ${rule}`);
      if (!routes[id]) mistakes.push(`${id} has no handler`);
      if (cachePolicyOf(routes[id]) && (rateLimit || idempotent))
        mistakes.push(`${id} is rate limited or idempotent, and cannot be cached`);
      return mistakes;
    }),
    ...Object.keys(routes)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is not an operation of openapi.yaml`),
  ];
}

/** Serves every operation of the contract. @throws when operations, handlers and access rules do not match one to one. */
export function bindContract(app: FastifyInstance, contract: Contract, pipeline: Pipeline): void {
  const mistakes = bindingMistakes(contract);
  if (mistakes.length > 0)
    throw new Error(`The contract and the server do not match: ${mistakes.join("; ")}.`);
  app.decorateRequest("actor", null);
  for (const operation of contract.operations) {
    const handler = contract.routes[operation.id] as unknown as AnyHandler;
    app.route({
      method: operation.method,
      url: operation.url,
      config: { operation },
      // No token, no reading: the body of a call that needs one is not even parsed.
      onRequest: async (request) => {
        if (!request.headers.authorization && !visitorsMayCall(operation.access))
          throw DomainError.unauthorized();
      },
      handler: (request, reply) => serveOperation(pipeline, operation, handler, request, reply),
    });
  }
}

/** The methods that some operation takes at this path; empty when the path is none of the contract's. */
export function methodsAt(operations: Operation[], path: string): string[] {
  if (!path.startsWith(API_PREFIX)) return [];
  const methods = operations
    .filter(({ url }) => pattern(url).test(path))
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...new Set(methods)];
}

const patterns = new Map<string, RegExp>();
function pattern(url: string): RegExp {
  let found = patterns.get(url);
  if (!found) {
    found = new RegExp(`^${url.replaceAll(/[.]/g, "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);
    patterns.set(url, found);
  }
  return found;
}
