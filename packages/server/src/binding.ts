import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { decideAccess, type Named, ruleMistake, visitorsMayCall } from "./access.ts";
import { API_PREFIX, type Operation } from "./contract.ts";
import { DomainError } from "./errors.ts";
import {
  type Access,
  type AnyRoutes,
  type Call,
  FileAnswer,
  type OperationId,
  type UploadedFile,
} from "./handlers.ts";
import { readMultipart } from "./http/multipart.ts";
import { type Keeping, keepingOf } from "./kept-handlers.ts";
import { hijackOf, isWrite, recordHijackedWrite } from "./platform/audit.ts";
import type { Actor, Services } from "./platform/context.ts";
import { once } from "./platform/idempotency.ts";
import type { Subjects, Throttles } from "./platform/throttles.ts";
import { inTransaction } from "./platform/transactions.ts";

export interface Binding {
  operations: Operation[];
  routes: AnyRoutes;
  notBuilt: readonly OperationId[];
  services: Services;
  throttles: Throttles;
}

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

const visitor: Actor = { kind: "visitor" };
const JSON_TYPE = "application/json; charset=utf-8";

type AnyHandler = (call: Call<never>) => Promise<unknown>;

/** Everything that does not fit together between contract, handlers and access rules; nothing when all is well. */
export function bindingMistakes({
  operations,
  routes,
  notBuilt,
}: Omit<Binding, "services" | "throttles">): string[] {
  const known = new Set(operations.map((operation) => operation.id));
  const waiting = new Set<string>(notBuilt);
  return [
    ...operations.flatMap(({ id, access, throttle, idempotent }) => {
      const mistakes: string[] = [];
      const rule = ruleMistake(access);
      if (rule) mistakes.push(`${id} ${rule}`);
      if (!routes[id] && !waiting.has(id)) mistakes.push(`${id} has no handler`);
      if (routes[id] && waiting.has(id)) mistakes.push(`${id} has a handler and stands in not-built.ts too`);
      if (keepingOf(routes[id]) && (throttle || idempotent))
        mistakes.push(`${id} is limited or done once, and its answers cannot be kept`);
      return mistakes;
    }),
    ...[...Object.keys(routes), ...waiting]
      .filter((id) => !known.has(id as OperationId))
      .map((id) => `${id} is not an operation of openapi.yaml`),
  ];
}

/** Serves every operation of the contract. @throws when operations, handlers and access rules do not match one to one. */
export function bindContract(app: FastifyInstance, binding: Binding): void {
  const mistakes = bindingMistakes(binding);
  if (mistakes.length > 0)
    throw new Error(`The contract and the server do not match: ${mistakes.join("; ")}.`);
  for (const operation of binding.operations) {
    const handler = binding.routes[operation.id] as unknown as AnyHandler | undefined;
    app.route({
      method: operation.method,
      url: operation.url,
      config: { operation },
      // No token, no reading: the body of a call that needs one is not even parsed.
      onRequest: async (request) => {
        if (!handler) throw DomainError.notBuilt();
        if (!request.headers.authorization && !visitorsMayCall(operation.access))
          throw DomainError.unauthorized();
      },
      handler: (request, reply) => serve(binding, operation, handler as AnyHandler, request, reply),
    });
  }
}

async function serve(
  binding: Binding,
  operation: Operation,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { services, throttles } = binding;
  const actor = await authenticate(services, request);
  const { body, files } = await readBody(operation, request);
  operation.validators.params(request.params);
  operation.validators.query(request.query);
  operation.validators.headers(request.headers);

  const named = { query: request.query, params: request.params, body };
  const keeping = actor.kind === "visitor" ? keepingOf(handler) : undefined;
  if (keeping) {
    const json = await keptAnswer(services, operation, keeping, named, (access) =>
      call(services, actor, access, request, reply),
    );
    return reply.status(operation.successStatus).type(JSON_TYPE).send(json);
  }
  const settle = await takeTurn(throttles, operation, actor, request, body);
  const access = await decideAccess(services.db, operation.access, actor, named);

  // What somebody else does in a member's name is never done without being noted.
  const noted = hijackOf(actor) !== undefined && isWrite(operation);
  const respond = async (own: Services) => {
    const answer = await handler({
      ...call(own, actor, access, request, reply),
      ...named,
      files,
    } as Call<never>);
    if (noted) {
      const { id: requestId } = request;
      const write = { operation: operation.id, requestId, accountId: access.ownerAccountId };
      await recordHijackedWrite(own.db, services.clock, actor, write);
    }
    checkAnswer(services, operation, answer);
    return answer;
  };
  let answer: unknown;
  try {
    const key = operation.idempotent ? request.headers["idempotency-key"] : undefined;
    if (typeof key === "string") {
      const repeatable = {
        scope: actor.kind === "visitor" ? "visitor" : `account:${actor.accountId}`,
        operation: operation.id,
        key,
        content: { body, files },
      };
      const stored = await once(
        services.db,
        services.clock,
        services.secret,
        repeatable,
        async (connection) => ({
          status: operation.successStatus,
          body: await respond({ ...services, db: connection }),
        }),
      );
      answer = stored.body;
    } else if (noted) {
      answer = await inTransaction(services.db, (trx) => respond({ ...services, db: trx }));
    } else {
      answer = await respond(services);
    }
  } catch (error) {
    // A fault of ours or the database's is no failed attempt of the caller's.
    await settle(!(error instanceof DomainError) || error.status >= 500);
    throw error;
  }
  await settle(true);

  reply.status(operation.successStatus);
  if (answer instanceof FileAnswer) {
    return reply.headers(answer.headers).type(answer.mediaType).send(answer.body);
  }
  if (operation.successStatus === 204 || answer === undefined) return reply.send();
  return reply.type(JSON_TYPE).send(JSON.stringify(answer));
}

/** What a visitor is answered, from memory when it is still true. */
async function keptAnswer(
  services: Services,
  operation: Operation,
  keeping: Keeping<never>,
  named: Named,
  callWith: (access: Access) => object,
): Promise<string> {
  const { json, access } = await services.visitorAnswers.recall(
    JSON.stringify([operation.id, named]),
    async () => {
      const access = await decideAccess(services.db, operation.access, visitor, named);
      const answer = await keeping.answer({ ...callWith(access), ...named, files: {} } as Call<never>);
      checkAnswer(services, operation, answer);
      return { json: JSON.stringify(answer), access, until: keeping.until?.(answer) };
    },
  );
  await keeping.afterwards?.({ ...callWith(access), ...named, files: {} } as Call<never>);
  return json;
}

/** A token that is not valid any more is told so, also where none is needed. */
async function authenticate({ db, sessions }: Services, request: FastifyRequest): Promise<Actor> {
  const header = request.headers.authorization;
  if (!header) return visitor;
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(header)?.[1];
  const actor = token && (await sessions.read(db, token));
  if (!actor) throw DomainError.unauthorized();
  return actor;
}

async function readBody(
  operation: Operation,
  request: FastifyRequest,
): Promise<{ body: unknown; files: Record<string, UploadedFile> }> {
  if (operation.bodyTypes.length === 0) return { body: undefined, files: {} };
  const sent = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  const hasBody = request.body !== undefined || sent === "multipart/form-data";
  if (!hasBody && !operation.bodyRequired) return { body: undefined, files: {} };
  const mediaType = sent ?? operation.bodyTypes[0];
  if (!mediaType || !operation.bodyTypes.includes(mediaType)) {
    throw DomainError.unsupportedMediaType(`Please send ${operation.bodyTypes.join(" or ")}.`);
  }
  if (mediaType !== "multipart/form-data") {
    const given = request.body === undefined ? {} : request.body;
    return { body: operation.validators.body(given, mediaType), files: {} };
  }
  const { fields, files } = await readMultipart(request, operation.fileFields);
  // A file stands in for its field while the fields are checked.
  const whole = { ...fields, ...Object.fromEntries(Object.keys(files).map((name) => [name, ""])) };
  const body = operation.validators.body(whole, mediaType) as Record<string, unknown>;
  for (const name of Object.keys(files)) delete body[name];
  return { body, files };
}

async function takeTurn(
  throttles: Throttles,
  operation: Operation,
  actor: Actor,
  request: FastifyRequest,
  body: unknown,
): Promise<(succeeded: boolean) => Promise<void>> {
  if (!operation.throttle) return async () => {};
  // Whoever creates accounts on behalf of others makes many from one address.
  if (operation.throttle.name === "signup" && actor.kind !== "visitor") return async () => {};
  // Nor are they held up when they remind those who have not claimed theirs; each of these is protected still.
  const many = operation.id === "resendVerification" && makesAccounts(actor);
  const subjects: Subjects = {
    ...(!many && { address: request.ip }),
    account: countedAccount(operation, actor, body),
  };
  return throttles.take(operation.throttle, subjects);
}

function makesAccounts(actor: Actor): boolean {
  return actor.kind === "administrator" || (actor.kind === "member" && actor.isManager);
}

/** The account that a request is about: the one it names where nobody needs to be signed in, or else the caller's. */
function countedAccount({ token }: Operation, actor: Actor, body: unknown): string | undefined {
  if (actor.kind !== "visitor" && token !== "unused") return String(actor.accountId);
  const { username, email, account_id } = (body ?? {}) as Record<string, unknown>;
  if (typeof account_id === "number") return String(account_id);
  const address = username ?? email;
  // A name without a host is nobody's; as a number it would count against that account's own calls.
  return typeof address === "string" && address.includes("@") ? address.trim().toLowerCase() : undefined;
}

function call(
  services: Services,
  actor: Actor,
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  return {
    services,
    actor,
    access,
    address: request.ip,
    userAgent: request.headers["user-agent"],
    header: (name: string, value: string) => {
      reply.header(name, value);
    },
  };
}

/** Outside production every answer is held against the contract. */
function checkAnswer({ config }: Services, operation: Operation, answer: unknown): void {
  if (config.environment === "production" || answer instanceof FileAnswer) return;
  // What is sent is the JSON form: dates are text there, and undefined is absent.
  const sent = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const mistake = operation.successStatus === 204 ? undefined : operation.validators.answerMistake(sent);
  if (mistake)
    throw new Error(`The answer of ${operation.id} is not what openapi.yaml describes: ${mistake}`);
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
