import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError, toProblem } from "../../core/domain-error.ts";
import { isDatabaseReadOnly, isDatabaseTrouble } from "../../infra/db/database-errors.ts";
import { methodsAt } from "../bind-contract.ts";
import { API_PREFIX, type Operation } from "../contract/contract.ts";

/** Answers every failure as a problem document, and logs those that are ours. */
export function handleErrors(app: FastifyInstance, operations: Operation[]): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asDomainError(error, request.routeOptions.config.operation);
    if (isDatabaseTrouble(failure.cause) || isDatabaseReadOnly(failure.cause)) {
      // Every request of an outage says the same: where each came from is no news.
      request.log.warn(
        { reason: (failure.cause as Error).message },
        "A request found no database to work with",
      );
    } else if (failure.status === 500 || failure.cause) {
      request.log.error({ err: failure.cause ?? error }, "A request failed");
    }
    return sendProblem(reply, failure);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const methods = methodsAt(operations, path);
    if (methods.length > 0 && !methods.includes(request.method))
      return sendProblem(reply, DomainError.methodNotAllowed(methods));
    return sendProblem(reply, DomainError.notFound());
  });
}

export function sendProblem(reply: FastifyReply, error: DomainError): FastifyReply {
  return reply
    .status(error.status)
    .headers({ "cache-control": "no-store", ...error.headers })
    .type("application/problem+json; charset=utf-8")
    .send(JSON.stringify(toProblem(error)));
}

/** What the server's own parts complain about, in sentences for people. */
function asDomainError(error: FastifyError, operation?: Operation): DomainError {
  if (error instanceof DomainError) return error;
  switch (error.code) {
    case "FST_ERR_CTP_INVALID_JSON_BODY":
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return DomainError.refused("The request's body is not valid JSON.");
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return DomainError.refused("The request's length is not what it says.");
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return DomainError.tooLarge("The request is too large: at most 1 MB is taken.");
    case "FST_FILES_LIMIT":
    case "FST_PARTS_LIMIT":
    case "FST_FIELDS_LIMIT":
      return DomainError.tooLarge("The form has too many fields or files.");
    case "FST_PROTO_VIOLATION":
    case "FST_INVALID_MULTIPART_CONTENT_TYPE":
    case "FST_NO_FORM_DATA":
      return DomainError.refused("The form could not be read.");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    case "FST_ERR_CTP_INVALID_TYPE":
      return DomainError.unsupportedMediaType(
        operation?.bodyTypes.length
          ? `Please send ${operation.bodyTypes.join(" or ")}.`
          : "This media type is not taken here.",
      );
    case "FST_ERR_MAX_PARAM_LENGTH":
      // Nothing has a name as long as that.
      return DomainError.notFound();
    case "FST_ERR_BAD_URL":
      return DomainError.refused("The address is not valid.");
    case "FST_ERR_HANDLER_TIMEOUT":
      return DomainError.unavailable(error);
  }
  if (isDatabaseReadOnly(error) || error.code === "ENOSPC") return DomainError.readOnly(error);
  if (isDatabaseTrouble(error)) return DomainError.unavailable(error);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return error.statusCode === 413
      ? DomainError.tooLarge()
      : new DomainError(
          error.statusCode,
          error.statusCode === 400 ? "The request could not be read." : error.message,
        );
  }
  return new DomainError(500, "Something unexpected happened. Please try again.", { cause: error });
}

/** An address that cannot be decoded is refused before any route is looked for, and before any hook. */
export function handleFrameworkError(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    sendProblem(reply.headers({ ...headers, "x-request-id": request.id }), asDomainError(error));
  };
}

/** Requests so broken that no route sees them: answered on the bare socket. */
export function handleClientError(headers: Record<string, string>) {
  const lines = Object.entries({ "cache-control": "no-store", ...headers }).map((line) => line.join(": "));
  return (error: { code?: string }, socket: Socket) => respondBare(error, socket, lines);
}

function respondBare(error: { code?: string }, socket: Socket, headers: string[]): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const failure =
    error.code === "HPE_HEADER_OVERFLOW"
      ? new DomainError(431, "The request's headers are too large.")
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? new DomainError(408, "The request took too long to arrive.")
        : DomainError.refused("The request could not be read.");
  const problem = toProblem(failure);
  const body = JSON.stringify(problem);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${problem.status} ${problem.title}\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${headers.join("\r\n")}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

export function isApiRequest(request: Pick<FastifyRequest, "url">): boolean {
  return request.url.startsWith(`${API_PREFIX}/`);
}
