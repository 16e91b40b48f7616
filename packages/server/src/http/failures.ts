import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { methodsAt } from "../binding.ts";
import { API_PREFIX, type Operation } from "../contract.ts";
import { DomainError, toProblem } from "../errors.ts";
import { isDatabaseAway } from "../platform/database.ts";

/** Answers every failure as a problem document, and logs those that are ours. */
export function answerFailures(app: FastifyInstance, operations: Operation[]): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asDomainError(error, request.routeOptions.config.operation);
    if (failure.status === 500 || failure.cause) {
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
  if (isDatabaseAway(error)) return DomainError.unavailable(error);
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

/** An address that cannot be decoded is refused before any route is looked for. */
export function answerUnroutable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply, asDomainError(error));
}

/** Requests so broken that no route sees them: answered on the bare socket. */
export function answerBrokenRequest(error: { code?: string }, socket: import("node:net").Socket): void {
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
      `HTTP/1.1 ${problem.status} ${problem.title}\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

export function isApiRequest(request: Pick<FastifyRequest, "url">): boolean {
  return request.url.startsWith(`${API_PREFIX}/`);
}
