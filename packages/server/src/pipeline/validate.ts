import type { FastifyRequest } from "fastify";
import type { Operation } from "./contract/contract.ts";

/** Validates path, query and headers against the contract, and coerces them to its types. @throws DomainError 400 */
export function validateParameters({ validators }: Operation, request: FastifyRequest): void {
  validators.params(request.params);
  validators.query(request.query);
  validators.headers(request.headers);
}
