import type { FastifyReply } from "fastify";
import { sendUnlessKnown } from "../infra/http/entity-tag.ts";
import { FileResponse } from "../modules/handler.ts";
import type { Operation } from "./contract/contract.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/** Sends what a handler returned: a file, JSON, or nothing. */
export function respond(operation: Operation, reply: FastifyReply, response: unknown): FastifyReply {
  reply.status(operation.successStatus);
  if (response instanceof FileResponse) {
    return reply.headers(response.headers).type(response.mediaType).send(response.body);
  }
  if (operation.successStatus === 204 || response === undefined) return reply.send();
  return respondJson(operation, reply, JSON.stringify(response));
}

/** Sends JSON that is already text. */
export function respondJson(operation: Operation, reply: FastifyReply, json: string): FastifyReply {
  reply.status(operation.successStatus).type(JSON_TYPE);
  if (!operation.cacheControl) return reply.send(json);
  return sendUnlessKnown(reply.header("cache-control", operation.cacheControl), json);
}
