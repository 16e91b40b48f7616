import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { acceptedLocale, LOCALES, type Locale, localized } from "@foodshed/sdk/locale";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError, type Problem, toProblem, verbatim } from "../../core/domain-error.ts";
import { isDatabaseReadOnly, isDatabaseTrouble } from "../../infra/db/database-errors.ts";
import { unreadableForm } from "../../infra/http/generated/strings.ts";
import { translators } from "../../locale/translators.ts";
import { acceptedTypes } from "../accepted-types.ts";
import { methodsAt } from "../bind-contract.ts";
import { API_PREFIX, type Operation } from "../contract/contract.ts";
import * as strings from "../generated/strings.ts";
import { nameLanguage, translatorOf } from "./language.ts";

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

/** Sends a failure in the language that its request prefers. */
export function sendProblem(reply: FastifyReply, error: DomainError): FastifyReply {
  const translate = translatorOf(reply.request);
  return nameLanguage(reply, translate.locale)
    .status(error.status)
    .headers({ "cache-control": "no-store", ...error.headers })
    .type("application/problem+json; charset=utf-8")
    .send(JSON.stringify(toProblem(error, translate)));
}

/** What the server's own parts complain about, in sentences for people. */
function asDomainError(error: FastifyError, operation?: Operation): DomainError {
  if (error instanceof DomainError) return error;
  switch (error.code) {
    case "FST_ERR_CTP_INVALID_JSON_BODY":
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return DomainError.refused(localized(strings.invalidJson));
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return DomainError.refused(localized(strings.wrongLength));
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return DomainError.tooLarge(localized(strings.bodyTooLarge));
    case "FST_FILES_LIMIT":
    case "FST_PARTS_LIMIT":
    case "FST_FIELDS_LIMIT":
      return DomainError.tooLarge(localized(strings.tooManyParts));
    case "FST_PROTO_VIOLATION":
    case "FST_INVALID_MULTIPART_CONTENT_TYPE":
    case "FST_NO_FORM_DATA":
      return DomainError.refused(localized(unreadableForm));
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    case "FST_ERR_CTP_INVALID_TYPE":
      return DomainError.unsupportedMediaType(acceptedTypes(operation ?? { bodyTypes: [] }));
    case "FST_ERR_MAX_PARAM_LENGTH":
      // Nothing has a name as long as that.
      return DomainError.notFound();
    case "FST_ERR_BAD_URL":
      return DomainError.refused(localized(strings.invalidAddress));
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
          error.statusCode === 400 ? localized(strings.unreadableRequest) : verbatim(error.message),
        );
  }
  return new DomainError(500, localized(strings.unexpected), { cause: error });
}

/** An address that cannot be decoded is refused before any route is looked for, and before any hook. */
export function handleFrameworkError(headers: Record<string, string>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, "x-request-id": request.id });
    const failure = asDomainError(error);
    errorPage(request, reply).then(
      (page) => (page ? sendPage(reply, failure.status, page) : sendProblem(reply, failure)),
      () => sendProblem(reply, failure),
    );
  };
}

/** An address that the site has no page for, in each language. */
const NO_PAGE = { en: "/no-such-page", fr: "/fr/no-such-page" };

/** The site's error page for a browser, in the language that the address begins with; undefined for who asks for data. */
async function errorPage(request: FastifyRequest, reply: FastifyReply) {
  const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
  if (!wantsPage || isApiRequest(request)) return undefined;
  const { host, accept } = request.headers;
  const url = request.url.startsWith("/fr/") ? NO_PAGE.fr : NO_PAGE.en;
  const page = await reply.server.inject({ url, headers: { accept, ...(host && { host }) } });
  return String(page.headers["content-type"]).startsWith("text/html") ? page : undefined;
}

/** Without its scripts: in the browser they would read the address that cannot be decoded. */
function sendPage(
  reply: FastifyReply,
  status: number,
  { body, headers }: Awaited<ReturnType<FastifyInstance["inject"]>>,
): FastifyReply {
  const policy = headers["content-security-policy"];
  return reply
    .status(status)
    .headers({ "cache-control": "no-store", ...(policy && { "content-security-policy": policy }) })
    .type("text/html; charset=utf-8")
    .send(body.replace(/<script\b[\s\S]*?<\/script>|<link\b[^>]*\bmodulepreload\b[^>]*>/g, ""));
}

/** Requests so broken that no route sees them: answered on the bare socket. */
export function handleClientError(headers: Record<string, string>) {
  const lines = Object.entries({
    "cache-control": "no-store",
    ...headers,
  }).map((line) => line.join(": "));
  return (error: ClientError, socket: Socket) => respondBare(error, socket, lines);
}

interface ClientError {
  code?: string;
  /** What was received of the request, where its parser gave up. */
  rawPacket?: unknown;
}

/** The language that an unread request asks for, where the header is among what was received; undefined where it is not. */
function languageOfBytes(bytes: unknown): Locale | undefined {
  const text = Buffer.isBuffer(bytes) ? bytes.toString("latin1") : "";
  return acceptedLocale(/^accept-language:(.*)$/im.exec(text)?.[1]);
}

/** A failure for a reader whose language is not known: each sentence in all languages. */
function inEveryLanguage(failure: DomainError): Problem {
  const problems = LOCALES.map((locale) => toProblem(failure, translators[locale]));
  const together = (texts: string[]) => [...new Set(texts)].join(" / ");
  const [english] = problems as [Problem];
  return {
    ...english,
    message: together(problems.map(({ message }) => message)),
    ...(english.errors && {
      errors: Object.fromEntries(
        Object.keys(english.errors).map((field) => [
          field,
          [together(problems.flatMap(({ errors }) => errors?.[field] ?? []))],
        ]),
      ),
    }),
  };
}

function respondBare(error: ClientError, socket: Socket, headers: string[]): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const failure =
    error.code === "HPE_HEADER_OVERFLOW"
      ? new DomainError(431, localized(strings.headersTooLarge))
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? new DomainError(408, localized(strings.tooSlow))
        : DomainError.refused(localized(strings.unreadableRequest));
  const locale = languageOfBytes(error.rawPacket);
  const problem = locale ? toProblem(failure, translators[locale]) : inEveryLanguage(failure);
  const languages = locale ?? LOCALES.join(", ");
  const body = JSON.stringify(problem);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\nContent-Language: ${languages}\r\nVary: Accept-Language\r\nContent-Type: application/problem+json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${headers.join("\r\n")}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

export function isApiRequest(request: Pick<FastifyRequest, "url">): boolean {
  return request.url.startsWith(`${API_PREFIX}/`);
}
