import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../core/actor.ts";
import type { Problem } from "../../core/domain-error.ts";
import { pdf } from "../../testing/documents.ts";
import { englishIn } from "../../testing/english.ts";
import { createArbitraries, type Known, type Schema } from "../../testing/fuzz/arbitraries.ts";
import { type Caller, type FuzzRequest, payloadOf, requestsOf } from "../../testing/fuzz/requests.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { visitorsMayCall } from "../authorize/access.ts";
import { API_PREFIX, type Operation, readContract } from "./contract.ts";

/** How many requests each operation gets; `FUZZ_RUNS=200` looks harder, `FUZZ_SEED` elsewhere. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
const SEED = Number(process.env.FUZZ_SEED ?? 20260501);

const document: Schema = load(
  readFileSync(join(import.meta.dirname, "..", "..", "..", "..", "..", "openapi.yaml"), "utf8"),
);
const operations = readContract();
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, "contract", false, false);
const isProblem = ajv.compile({ $ref: "contract#/components/schemas/Problem" });

let server: TestServer;
let people: Record<Exclude<Caller, "visitor">, Person>;
const known: Known = { slugs: [], emails: [] };
const arbitraryOf = createArbitraries(document, known);

beforeAll(async () => {
  server = await buildTestServer();
  people = {
    member: await server.member({ roles: [2, 6] }),
    manager: await server.manager(),
    administrator: await server.administrator(),
  };
  known.slugs.push(...Object.values(people).map(({ slug }) => slug), "no-such-business");
  known.emails.push(...Object.values(people).map(({ email }) => email));
  for (const name of ["Elm Creek", "Stone Mill", "Tall Pines"]) {
    const { slug } = await writeProfile(server.db, {
      name,
      roles: { seller: { products: [["Apples", 4]] }, buyer: {} },
      networks: [people.manager.accountId],
    });
    known.slugs.push(slug);
  }
});
afterAll(() => server?.close());

/** A token for this request alone: an earlier one may have ended every session, closed the account or taken its rights. */
async function tokenFor(caller: Caller): Promise<string | undefined> {
  if (caller === "visitor") return undefined;
  const open = () => server.services.sessions.open(server.db, people[caller].userId).catch(() => undefined);
  const token = await open();
  const actor = token && (await server.services.sessions.read(server.db, token));
  if (actor && isStill(caller, actor)) return token;
  people[caller] = await server[caller]();
  return await open();
}

function isStill(caller: Caller, actor: Actor): boolean {
  if (caller === "administrator") return actor.kind === "administrator";
  return actor.kind === "member" && (caller === "manager") === actor.isManager;
}

function describedAt({ url, method }: Operation): Schema {
  const path = url.slice(API_PREFIX.length).replaceAll(/:(\w+)/g, "{$1}");
  return document.paths[path][method.toLowerCase()];
}

function resolve(node: Schema): Schema {
  if (typeof node?.$ref !== "string") return node;
  const keys: string[] = node.$ref.slice(2).split("/");
  return resolve(keys.reduce((at, key) => at[key], document));
}

async function send(operation: Operation, request: FuzzRequest) {
  const { payload, contentType } = payloadOf(request, operation.fileFields);
  return server.request(operation.method, request.path.slice(API_PREFIX.length), {
    token: await tokenFor(request.caller),
    body: payload,
    headers: { "accept-language": "fr-CA, en;q=0.5", ...(contentType && { "content-type": contentType }) },
  });
}

/** Whether the contract refuses this body for every caller; undefined where a form's texts leave it open. */
function isBadBody(operation: Operation, { mediaType, value, raw }: FuzzRequest): boolean | undefined {
  if (mediaType !== "application/json" || raw !== undefined) return undefined;
  const sent = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  return !validatorOf(operation, mediaType)(sent);
}

/** Compiling the schema of a search takes longer than all requests that are checked with it. */
const validators = new Map<string, ValidateFunction>();

function validatorOf(operation: Operation, mediaType: string): ValidateFunction {
  const known = validators.get(operation.id);
  if (known) return known;
  const schema = resolve(resolve(describedAt(operation).requestBody).content[mediaType].schema);
  const made = ajv.compile(absolute(schema));
  validators.set(operation.id, made);
  return made;
}

function absolute(node: Schema): Schema {
  return JSON.parse(JSON.stringify(node).replaceAll('"$ref":"#/', '"$ref":"contract#/'));
}

function shape(id: string, response: { status: number; body: unknown; headers: Record<string, unknown> }) {
  if (response.status < 400) return undefined;
  expect(String(response.headers["content-type"]), id).toContain("application/problem+json");
  expect(isProblem(response.body), `${id}: ${JSON.stringify(response.body)}`).toBe(true);
  return response.body as Problem;
}

/** A failure as somebody reads it who asks for French. */
function isFrench(id: string, { message, title, errors = {} }: Problem, headers: Record<string, unknown>) {
  expect([id, headers["content-language"]]).toEqual([id, "fr-CA"]);
  const said = [title, message, ...Object.values(errors).flat()];
  expect(said.flatMap(englishIn), id).toEqual([]);
}

const sends = { good: 0, bad: 0 };

describe("whatever is sent", () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    "%s gives a response that the contract describes",
    async (id, operation) => {
      const described = describedAt(operation);
      const documented = Object.keys(described.responses).map(Number);
      const requests = requestsOf(operation, described, resolve, arbitraryOf);
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const response = await send(operation, request);
          expect(documented, `${response.status} ${JSON.stringify(response.body)}`).toContain(
            response.status,
          );
          if (response.status < 400) expect(response.status).toBe(operation.successStatus);
          const problem = shape(id, response);
          if (problem) isFrench(id, problem, response.headers);
          const bad = isBadBody(operation, request);
          if (bad !== undefined) sends[bad ? "bad" : "good"] += 1;
          if (bad) expect([400, 401], JSON.stringify(response.body)).toContain(response.status);
          if (request.caller === "visitor" && !visitorsMayCall(operation.access))
            expect(response.status).toBe(401);
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
      );
    },
    60_000 + RUNS * 500,
  );

  it("is good often enough to reach past the checks, and bad often enough to try them", () => {
    const { good, bad } = sends;
    expect(good / (good + bad)).toBeGreaterThan(0.4);
    expect(bad / (good + bad)).toBeGreaterThan(0.1);
  });
});

describe("a method that an address does not take", () => {
  const addresses = Map.groupBy(operations, ({ url }) => url);

  it.each([...addresses])("is refused at %s, with those that it takes", async (url, there) => {
    const taken = there.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const path = url.slice(API_PREFIX.length).replaceAll(/:\w+/g, "1");
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (taken.includes(method)) continue;
      const response = await server.request(method, path);
      expect([method, response.status]).toEqual([method, 405]);
      expect(String(response.headers.allow).split(", ").sort()).toEqual([...taken].sort());
      shape(url, response);
    }
  });
});

describe("what was deleted", () => {
  const product = { name: "Quinces", category_id: 4 };
  const contact = { name: "Sam Reyes", phone: "519-555-0199" };
  const classified = { title: "Crates", description: "Forty", looking_for: "false", category: "4" };
  const pdfForm = () => {
    const form = new FormData();
    form.set("public", "true");
    form.set("file_data", new Blob([new Uint8Array(pdf())]), "season.pdf");
    return form;
  };
  const classifiedForm = (profile: number) => {
    const form = new FormData();
    const needed_by = new Date(server.clock.now().getTime() + 864e5).toISOString();
    for (const [name, value] of Object.entries({ ...classified, needed_by, profile_id: profile }))
      form.set(name, String(value));
    return form;
  };

  it("is not there for whatever comes after, not even for deleting it again", async () => {
    const { token, accountId } = await server.member({ roles: [2] });
    const as = { token };
    const role = await server.db
      .selectFrom("roles")
      .select("id")
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    const made = async (path: string, body: unknown) => {
      const { status, body: response } = await server.post(path, body, as);
      expect(status, `${path} ${JSON.stringify(response)}`).toBe(201);
      return Number(response.id);
    };
    const ids = {
      product: await made("/accounts/create_product/", { ...product, role_id: role.id }),
      contact: await made("/accounts/create_contact/", { ...contact, profile_id: accountId }),
      classified: await made("/accounts/create_classified/", classifiedForm(accountId)),
      file: await made("/files/file", pdfForm()),
    };
    const removals = [
      () => server.post("/accounts/delete_product/", { product_id: ids.product }, as),
      () => server.post("/accounts/delete_contact/", { id: ids.contact }, as),
      () => server.post("/accounts/delete_classified/", { classified_id: ids.classified }, as),
      () => server.request("DELETE", `/files/file/${ids.file}`, as),
    ];
    for (const remove of removals) expect([200, 204]).toContain((await remove()).status);
    const uses = [
      ...removals,
      () => server.post("/accounts/update_product/", { product_id: ids.product, name: "Pears" }, as),
      () => server.post("/accounts/update_contact/", { id: ids.contact, name: "Lou" }, as),
      () => server.get(`/accounts/classified/${ids.classified}/`, as),
      () => server.get(`/files/file/${ids.file}`, as),
      () => server.get(`/files/content/${ids.file}`, as),
    ];
    for (const use of uses) expect((await use()).status, String(use)).toBe(404);
  });

  it("is gone with its session: the token opens nothing any more", async () => {
    const { token } = await server.member();
    expect((await server.post("/accounts/logout/", undefined, { token })).status).toBe(204);
    for (const path of ["/accounts/session/", "/search/new_profiles/"])
      expect((await server.get(path, { token })).status).toBe(401);
  });
});

describe("a token that is not one", () => {
  const described = operations.filter((operation) => "401" in describedAt(operation).responses);

  it("is refused also where none is needed", async () => {
    for (const { id, method, url } of described) {
      const path = url.slice(API_PREFIX.length).replaceAll(/:\w+/g, "1");
      const response = await server.request(method, path, {
        token: "made.up.token",
        body: method === "GET" ? undefined : {},
      });
      expect([id, response.status]).toEqual([id, 401]);
    }
  });
});
