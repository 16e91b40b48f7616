import type { Schema } from "@foodshed/sdk";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { minutes } from "../../core/clock.ts";
import { DomainError, verbatim } from "../../core/domain-error.ts";
import { createJobRunRecorder } from "../../infra/jobs/job-runs.ts";
import { outboxJob } from "../../infra/mail/outbox.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { withoutLinks } from "./mails.service.ts";

let server: TestServer;
let admin: Person;
let member: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator();
  member = await server.member({ business_name: "Fern Hollow Farm" });
});
afterAll(() => server.close());

const get = async (path: string) => (await server.get(path, { token: admin.token })).body;
const post = (path: string, body: object) => server.post(path, body, { token: admin.token });

/** A mail server that refuses everything. */
const refusing = outboxJob(async () => {
  throw new Error("550 No such mailbox; see https://mail.example/why?token=secret");
});

async function queue(
  to: string,
  text = "Open https://foodshed.example/activate/t0ken to begin.",
): Promise<number> {
  return server.services.mail.queue(server.db, { to, subject: "Hello", text, html: "<p>Hello</p>" });
}

async function giveUp(id: number): Promise<void> {
  await server.db.updateTable("mail_outbox").set({ attempts: 13 }).where("id", "=", id).execute();
  await server.db
    .updateTable("mail_outbox")
    .set({ send_after: server.clock.now() })
    .where("id", "=", id)
    .execute();
  await refusing.run(server.services);
  expect((await get(`/administration/mails/${id}/`)).state).toBe("failed");
}

describe("an administrator's mails", () => {
  beforeEach(async () => {
    await server.db.deleteFrom("mail_outbox").execute();
  });

  it("are told apart by what became of them, newest first", async () => {
    const lost = await queue(member.email);
    await giveUp(lost);
    const late = await queue("late@farm.example");
    await refusing.run(server.services);
    const fresh = await queue("new@farm.example");
    const states = async (query: string) =>
      (await get(`/administration/mails/${query}`)).results.map(
        ({ id, state }: { id: number; state: string }) => [id, state],
      );
    expect(await states("")).toEqual([
      [fresh, "waiting"],
      [late, "retrying"],
      [lost, "failed"],
    ]);
    expect(await states("?state=problems")).toEqual([
      [late, "retrying"],
      [lost, "failed"],
    ]);
    expect(await states("?state=waiting")).toEqual([[fresh, "waiting"]]);
    expect(await states("?recipient=LATE@")).toEqual([[late, "retrying"]]);
    expect(await states("?recipient=%25")).toEqual([]);
    const { count, results } = await get("/administration/mails/?state=failed&size=1");
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      recipient: member.email,
      account: { id: member.accountId, business_name: "Fern Hollow Farm" },
      attempts: 14,
      error: "550 No such mailbox; see https://mail.example/…",
      next_attempt_at: null,
      text: null,
    });
  });

  it("show what they say, with no link that opens an account", async () => {
    const id = await queue("new@farm.example");
    const mail = await get(`/administration/mails/${id}/`);
    expect(mail.text).toBe("Open https://foodshed.example/… to begin.");
    expect(JSON.stringify(mail)).not.toContain("t0ken");
  });

  it("go out again when they were given up, one of them or all", async () => {
    const [one, other] = [await queue(member.email), await queue("other@farm.example")];
    await giveUp(one);
    await giveUp(other);
    expect((await post("/administration/retry_mails/", { id: one })).body).toEqual({ count: 1 });
    expect(await get(`/administration/mails/${one}/`)).toMatchObject({ state: "retrying", attempts: 0 });
    expect((await post("/administration/retry_mails/", {})).body).toEqual({ count: 1 });
    const sent: string[] = [];
    await outboxJob(async ({ to }) => void sent.push(to)).run(server.services);
    expect(sent.sort()).toEqual([member.email, "other@farm.example"].sort());
    expect((await post("/administration/retry_mails/", { id: other })).status).toBe(409);
    expect((await get(`/administration/mails/${one}/`)).text).toBeNull();
  });

  it("go out once when they are retried twice at once, and never while they are being sent", async () => {
    const id = await queue(member.email);
    let sent = 0;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let finish = () => {};
    const slow = outboxJob(
      () =>
        new Promise<void>((resolve) => {
          sent += 1;
          arrive();
          finish = resolve;
        }),
    ).run(server.services);
    await arrived;
    const again = await Promise.all([1, 2].map(() => post("/administration/retry_mails/", { id })));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    await outboxJob(async () => {
      sent += 1;
    }).run(server.services);
    finish();
    await slow;
    expect(sent).toBe(1);
  });

  it("can be taken back before they are sent, and are gone for good then", async () => {
    const id = await queue(member.email);
    const cancelled = await post("/administration/cancel_mail/", { id });
    expect(cancelled.body).toMatchObject({ state: "cancelled", text: null });
    expect((await post("/administration/cancel_mail/", { id })).status).toBe(409);
    expect((await post("/administration/retry_mails/", { id })).status).toBe(409);
    expect((await post("/administration/retry_mails/", {})).body).toEqual({ count: 0 });
    const sent: string[] = [];
    await outboxJob(async ({ to }) => void sent.push(to)).run(server.services);
    expect(sent).toEqual([]);
    expect((await post("/administration/cancel_mail/", { id: 2_000_000_000 })).status).toBe(404);
  });

  it("leave an entry in the record for each thing done to them", async () => {
    const id = await queue(member.email);
    await post("/administration/cancel_mail/", { id });
    const [entry] = (await get("/administration/audit/?operation=cancelMail")).results;
    expect(entry).toMatchObject({
      operation: "cancelMail",
      by: { user_id: admin.userId, email: admin.email },
      acting: null,
      account: { id: member.accountId },
      details: { mail: id },
    });
  });
});

describe("links in mails", () => {
  it.each([
    ["https://foodshed.example/claim?act_token=a&pw_token=b.", "https://foodshed.example/…"],
    ["(HTTPS://Foodshed.example/forgot/x)", "(HTTPS://Foodshed.example/…)"],
    ["http://localhost:3000?code=1 and #2", "http://localhost:3000/… and #2"],
    ["https://foodshed.example", "https://foodshed.example"],
  ])("are cut after their host: %s", (text, cut) => {
    expect(withoutLinks(text)).toBe(cut);
  });
});

describe("the record of what was done", () => {
  it("is paged by id, and narrowed by person, account, operation and day", async () => {
    const body = (enabled: boolean) => ({ account_id: member.accountId, enabled });
    await post("/accounts/update_account/", body(false));
    await post("/accounts/update_account/", body(true));
    const first = await get("/administration/audit/?size=1");
    expect(first.results).toHaveLength(1);
    const second = await get(`/administration/audit/?size=1&before=${first.results[0].id}`);
    expect(second.results[0].id).toBeLessThan(first.results[0].id);
    expect(first.operations).toContain("updateAccount");
    const count = async (query: string) => (await get(`/administration/audit/${query}`)).results.length;
    expect(await count(`?operation=updateAccount&account_id=${member.accountId}`)).toBe(2);
    expect(await count("?operation=updateAccount&by=nobody@")).toBe(0);
    expect(await count(`?operation=updateAccount&by=${admin.email}`)).toBe(2);
    const day = (offset: number) =>
      new Date(server.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
    expect(await count(`?operation=updateAccount&since=${day(-1)}&until=${day(1)}`)).toBe(2);
    expect(await count(`?operation=updateAccount&until=${day(-2)}`)).toBe(0);
    expect(await count(`?operation=updateAccount&since=${day(2)}`)).toBe(0);
    expect((await server.get("/administration/audit/?since=2026-02-30", { token: admin.token })).status).toBe(
      400,
    );
  });

  it("is a file for spreadsheets too, in which no cell is a formula", async () => {
    await server.db
      .updateTable("accounts")
      .set({ business_name: "=1+1" })
      .where("id", "=", member.accountId)
      .execute();
    const { status, headers, body } = await server.get(
      `/administration/export_audit/?account_id=${member.accountId}&operation=updateAccount`,
      { token: admin.token },
    );
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toContain("audit.csv");
    const lines = String(body).trim().split("\r\n");
    expect(lines[0]).toContain("id,at,operation,by");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(",'=1+1,");
  });
});

describe("the jobs", () => {
  it("say when they run, how it went, and run and rest when an administrator says so", async () => {
    const { services } = server;
    let runs = 0;
    let fails = false;
    const jobs = services.jobs as typeof services.jobs & {
      start(context: typeof services, jobs: object[]): void;
    };
    const job = {
      name: "count-pears",
      every: minutes(60),
      async run() {
        runs += 1;
        if (fails) throw new Error("No pears");
      },
    };
    jobs.start(services, [job, { ...job, name: "water-trees", essential: true, run: async () => {} }]);
    const find = async (name = "count-pears") =>
      (await get("/administration/jobs/")).results.find((one: { name: string }) => one.name === name);
    await expect.poll(async () => (await find()).last_run?.outcome).toBe("done");
    // The clock of the tests may be ahead: other tests have moved it.
    expect(["good", "late"]).toContain((await find()).state);
    expect(await find()).toMatchObject({ every_seconds: 3600, pausable: true, paused_at: null });

    fails = true;
    expect((await post("/administration/run_job/", { name: "count-pears" })).status).toBe(200);
    await expect.poll(async () => (await find()).last_run?.error).toBe("No pears");
    expect((await find()).runs).toHaveLength(2);

    const paused = await post("/administration/pause_job/", { name: "count-pears", paused: true });
    expect(paused.body).toMatchObject({ state: "paused", next_run_at: null });
    expect((await post("/administration/run_job/", { name: "count-pears" })).status).toBe(409);
    const before = runs;
    services.jobs.wake("count-pears");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(runs).toBe(before);

    await post("/administration/pause_job/", { name: "count-pears", paused: false });
    fails = false;
    await post("/administration/run_job/", { name: "count-pears" });
    await expect.poll(async () => (await find()).last_run?.outcome).toBe("done");

    expect((await post("/administration/pause_job/", { name: "water-trees", paused: true })).status).toBe(
      409,
    );
    expect((await post("/administration/run_job/", { name: "no-such-job" })).status).toBe(404);
    expect((await get("/administration/audit/?operation=pauseJob")).results).toHaveLength(2);
  });
});

describe("a job whose needs are away", () => {
  const ago = (milliseconds: number) => new Date(server.clock.now().getTime() - milliseconds);
  const notes = (...runs: { at: number; waited: boolean; error: string | null }[]) =>
    server.db
      .insertInto("job_runs")
      .values(
        runs.map(({ at, ...run }) => ({ job: "press-apples", started_at: ago(at), milliseconds: 5, ...run })),
      )
      .execute();
  const state = async () => (await get("/administration/jobs/")).results[0].state;

  it("waits, and fails once it has waited for over ten minutes", async () => {
    const { services } = server;
    const job = { name: "press-apples", every: minutes(1), essential: true, running: false };
    const listed = vi.spyOn(services.jobs, "list").mockReturnValue([job]);
    const startedAt = services.startedAt;
    const away = { waited: true, error: "Search is being prepared" };
    try {
      services.startedAt = ago(minutes(60));
      await notes({ at: minutes(12), waited: false, error: null }, { at: minutes(9), ...away });
      await notes({ at: minutes(1), ...away });
      expect(await state()).toBe("waiting");
      expect((await get("/administration/jobs/")).results[0].last_run).toMatchObject({
        outcome: "waited",
        error: "Search is being prepared",
      });
      expect((await get("/administration/overview/")).waiting.unhealthy_jobs).toBe(0);

      await server.db.deleteFrom("job_runs").where("job", "=", "press-apples").execute();
      await notes({ at: minutes(12), waited: false, error: null }, { at: minutes(11), ...away });
      await notes({ at: minutes(1), ...away });
      expect(await state()).toBe("failing");
      expect((await get("/administration/overview/")).waiting.unhealthy_jobs).toBe(1);

      // What it waited for before the server was last started says nothing about this start.
      services.startedAt = ago(minutes(2));
      expect(await state()).toBe("waiting");
      await notes({ at: 0, waited: false, error: "No apples" });
      expect(await state()).toBe("failing");
    } finally {
      services.startedAt = startedAt;
      listed.mockRestore();
    }
  });
});

describe("why a job failed", () => {
  it("is said in the language of who asks where the message is ours, and is English where a program said it", async () => {
    const { services } = server;
    const record = createJobRunRecorder();
    const run = { startedAt: new Date(), milliseconds: 5, outcome: "failure" } as const;
    const thrown = [
      DomainError.busy(),
      new DomainError(502, verbatim("502 Bad Gateway")),
      new Error("No pears"),
    ];
    const names = thrown.map((_, index) => `pick-${"abc"[index]}`);
    for (const [index, error] of thrown.entries())
      await record(services, { job: names[index] ?? "", ...run, error });
    const listed = vi
      .spyOn(services.jobs, "list")
      .mockReturnValue(names.map((name) => ({ name, every: minutes(60), essential: true, running: false })));
    const errors = async (language: string) => {
      const headers = { "accept-language": language };
      const { body } = await server.get("/administration/jobs/", { token: admin.token, headers });
      return body.results.map(({ last_run }: Schema<"Job">) => [last_run?.error, last_run?.error_language]);
    };
    const ofPrograms = [
      ["502 Bad Gateway", "en-CA"],
      ["No pears", "en-CA"],
    ];
    expect(await errors("en")).toEqual([
      ["The service is very busy right now. Please try again in a moment.", "en-CA"],
      ...ofPrograms,
    ]);
    expect(await errors("fr-CA, en;q=0.5")).toEqual([
      ["Le service est très sollicité en ce moment. Veuillez réessayer dans un instant.", "fr-CA"],
      ...ofPrograms,
    ]);
    listed.mockRestore();
  });
});

describe("the overview", () => {
  it("counts what waits, and says how the server is", async () => {
    await server.db.deleteFrom("mail_outbox").execute();
    const id = await queue(member.email);
    await giveUp(id);
    await server.post("/abuse_reports/", { kind: "profile", id: member.accountId, reason: "spam" });
    const { waiting, server: facts } = await get("/administration/overview/");
    expect(waiting).toMatchObject({ reports: 1, role_requests: 0, failed_mails: 1, retried_mails: 0 });
    expect(facts).toMatchObject({ version: expect.stringMatching(/^\d/), mail: "folder", last_backup: null });
  });
});
