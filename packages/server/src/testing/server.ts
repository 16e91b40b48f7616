import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locale } from "@foodshed/sdk/locale";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { type AppOptions, buildApp } from "../bootstrap/app.ts";
import { createServices } from "../bootstrap/create-services.ts";
import type { Clock } from "../core/clock.ts";
import type { MemberRole } from "../core/member-role.ts";
import { type Config, readConfig } from "../infra/config/config.ts";
import type { Database } from "../infra/db/connection.ts";
import { countWrongCounts } from "../infra/db/running-counts.ts";
import { createLog, type Log } from "../infra/log/log.ts";
import type { Services } from "../modules/services.ts";
import { API_PREFIX } from "../pipeline/contract/contract.ts";
import { openTestDatabase } from "./database.ts";
import { refusingEnglish } from "./french-mails.ts";
import { expectOwed } from "./mail-rules.ts";
import { searchInCluster } from "./search-cluster.ts";

export interface TestClock extends Clock {
  /** Moves the time on, by milliseconds. */
  advance(milliseconds: number): void;
}

export interface TestMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface TestResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface RequestOptions {
  token?: string;
  /** Sent as JSON; a FormData as multipart; a string as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's network address. */
  address?: string;
}

/** Somebody who is signed up, active and logged in. */
export interface Person {
  token: string;
  email: string;
  password: string;
  userId: number;
  accountId: number;
  slug: string;
}

export interface SignUpOptions {
  email?: string;
  password?: string;
  business_name?: string;
  roles?: number[];
  first_name?: string;
  last_name?: string;
  title?: string;
  email_consent?: boolean;
  language?: Locale;
}

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  db: Database;
  clock: TestClock;
  /** Calls the API: `path` below /api/v1, such as "/accounts/login/". */
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
  get(path: string, options?: RequestOptions): Promise<TestResponse>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<TestResponse>;
  /** Every mail so far, oldest first. */
  mails(to?: string): Promise<TestMail[]>;
  signUp(
    options?: SignUpOptions,
  ): Promise<{ email: string; password: string; accountId: number; userId: number; slug: string }>;
  /** Follows the link of the newest verification mail. */
  activate(email: string): Promise<void>;
  /** @returns the token */
  login(email: string, password?: string): Promise<string>;
  /** Signs up, activates and logs in. */
  member(options?: SignUpOptions): Promise<Person>;
  /** A buy-local network that may manage members. */
  manager(options?: SignUpOptions): Promise<Person>;
  /** Somebody who manages the profiles of others without being an organization. */
  managerUser(options?: SignUpOptions): Promise<Person>;
  /** Somebody with a business of their own who acts for another. */
  colleague(business: Person, role: MemberRole, options?: SignUpOptions): Promise<Person>;
  administrator(options?: SignUpOptions): Promise<Person>;
  /** Checks every mail that was written, too. */
  close(): Promise<void>;
}

export const PASSWORD = "harvest#2026";

/**
 * The real server over a fresh database, with a clock that tests move and mails that stay in the outbox. Limits on how
 * often are off unless `config.rateLimits` turns them on.
 */
export async function buildTestServer(
  options: {
    config?: Partial<Config>;
    log?: Log;
    app?: Omit<AppOptions, "services">;
    /** Milliseconds that the file store may take. */
    storeDeadline?: number;
  } = {},
): Promise<TestServer> {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "foodshed-test-"));
  const config: Config = {
    ...readConfig({
      NODE_ENV: "test",
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
      RATE_LIMITS: "off",
      // Tests move the clock by months.
      ADMIN_SECOND_FACTOR: "off",
    }),
    ...options.config,
  };
  const clock = createTestClock();
  const services = createServices({
    config,
    db: database.db,
    log: options.log ?? createLog(config),
    secret: "a secret of at least thirty-two characters",
    clock,
    storeDeadline: options.storeDeadline,
  });
  services.mail = refusingEnglish(services.mail);
  const cluster =
    process.env.TEST_SEARCH === "opensearch"
      ? searchInCluster(services, { fedFirst: process.env.TEST_SEARCH_FED !== "off" })
      : undefined;
  const app = await buildApp({ services, apiOnly: true, ...options.app });
  await app.ready();

  let people = 0;
  const request: TestServer["request"] = async (method, path, { token, body, headers, address } = {}) => {
    const form = body instanceof FormData ? new Response(body) : undefined;
    const response = await app.inject({
      method: method as "GET",
      url: path.startsWith("/healthz") || path.startsWith("/readyz") ? path : API_PREFIX + path,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(form && { "content-type": form.headers.get("content-type") as string }),
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...headers,
      },
      ...(address && { remoteAddress: address }),
      ...(body !== undefined && { payload: form ? Buffer.from(await form.arrayBuffer()) : (body as object) }),
    });
    const isJson = /[/+]json\b/.test(String(response.headers["content-type"]));
    return {
      status: response.statusCode,
      body: isJson && response.payload ? response.json() : response.payload,
      headers: response.headers,
    };
  };
  const post: TestServer["post"] = (path, body, more) => request("POST", path, { ...more, body });

  const mails: TestServer["mails"] = async (to) => {
    const rows = await database.db
      .selectFrom("mail_outbox")
      .select(["recipient as to", "subject", "text", "html"])
      .$if(to !== undefined, (query) => query.where("recipient", "=", to as string))
      .orderBy("id")
      .execute();
    return rows;
  };

  const signUp: TestServer["signUp"] = async (given = {}) => {
    people += 1;
    const { email = `person-${people}@farm.example`, password = PASSWORD, ...rest } = given;
    const response = await post("/accounts/signup/", {
      email,
      password,
      first_name: "Ada",
      last_name: "Okafor",
      title: "Owner",
      business_name: `Maple Hill ${people}`,
      roles: [2],
      email_consent: true,
      ...rest,
    });
    if (response.status !== 201) throw new Error(`Sign-up failed: ${JSON.stringify(response.body)}`);
    const [user] = response.body;
    return { email, password, userId: user.id, accountId: user.account.id, slug: user.account.slug };
  };

  const activate: TestServer["activate"] = async (email) => {
    const token = (await mails(email))
      .map((mail) => /\/(?:activate|fr\/activation)\/([\w-]+)/.exec(mail.text)?.[1])
      .findLast(Boolean);
    const response = await post("/accounts/activate_account/", { token });
    if (response.status !== 200) throw new Error(`Activation failed: ${JSON.stringify(response.body)}`);
  };

  const login: TestServer["login"] = async (email, password = PASSWORD) => {
    const response = await post("/accounts/login/", { username: email, password });
    if (response.status !== 200) throw new Error(`Login failed: ${JSON.stringify(response.body)}`);
    return response.body.token;
  };

  const member: TestServer["member"] = async (given) => {
    const person = await signUp(given);
    await activate(person.email);
    return { ...person, token: await login(person.email, person.password) };
  };

  return {
    app,
    services,
    db: database.db,
    clock,
    request,
    get: (path, more) => request("GET", path, more),
    post,
    mails,
    signUp,
    activate,
    login,
    member,
    async manager(given) {
      const person = await member(given);
      await database.db
        .updateTable("accounts")
        .set({ is_manager: true, organization_approved_at: clock.now() })
        .where("id", "=", person.accountId)
        .execute();
      await database.db.insertInto("roles").values({ account_id: person.accountId, code: 4 }).execute();
      return person;
    },
    async managerUser(given) {
      const person = await member(given);
      await database.db
        .updateTable("accounts")
        .set({ is_manager: true })
        .where("id", "=", person.accountId)
        .execute();
      return person;
    },
    async colleague(business, role, given) {
      const person = await member(given);
      const { userId } = person;
      await database.db
        .insertInto("memberships")
        .values({ user_id: userId, account_id: business.accountId, role, created_at: clock.now() })
        .execute();
      const { accountId, slug } = business;
      const token = await services.sessions.open(database.db, userId, { accountId });
      return { ...person, accountId, slug, token };
    },
    async administrator(given) {
      const person = await member(given);
      await database.db
        .updateTable("users")
        .set({ is_admin: true })
        .where("id", "=", person.userId)
        .execute();
      return { ...person, token: await login(person.email, person.password) };
    },
    async close() {
      const written = await database.db
        .selectFrom("mail_outbox")
        .select(["text", "html", "headers"])
        .execute()
        // A test may have taken the database away.
        .catch(() => []);
      const wrongCounts = await countWrongCounts(database.db).catch(() => undefined);
      await app.close();
      await cluster?.remove();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
      // Tests of the outbox queue what no writer of mails has laid out.
      for (const mail of written) if (mail.html.startsWith("<!doctype html>")) expectOwed(mail);
      // Whatever the tests of a file did, what triggers count agrees with the tables.
      if (wrongCounts) expect(wrongCounts).toEqual({ "shown members": 0, accounts: 0 });
    },
  };
}

export function createTestClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance(milliseconds) {
      offset += milliseconds;
    },
  };
}
