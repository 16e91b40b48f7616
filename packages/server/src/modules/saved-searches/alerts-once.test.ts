import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hours, minutes } from "../../core/clock.ts";
import { buildTestServer, type Person } from "../../testing/server.ts";
import { LEASE } from "./alerts.check.ts";
import { alertsJob } from "./alerts.job.ts";
import * as queries from "./alerts.queries.ts";
import { alertsOf } from "./testing.ts";

const server = await buildTestServer({
  config: { postalAddress: "12 Main Street, Elora, Ontario N0B 1S0" },
});
afterAll(() => server.close());

const { run, alerts, subjects, save, sells, reset } = alertsOf(server);
beforeEach(reset);

describe("alerts are told once", () => {
  it("when two processes run at once", async () => {
    const member = await server.member();
    await save(member, "endive");
    await sells("Endive Acres", "Endive");
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await subjects()).toEqual(["1 new result for “endive”"]);
  });

  it("when a process is killed after it noted some of what it found", async () => {
    const member = await server.member();
    await save(member, "fennel");
    await run();
    await sells("Fennel Fields", "Fennel");
    const before = await queries.readCheck(server.db);
    await run();
    // Neither the position nor the lease was given back.
    const lease = { by: "killed", until: new Date(server.clock.now().getTime() + LEASE).toISOString() };
    await queries.writeCheck(server.db, { snapshot: before?.snapshot as string, lease });
    await sells("Fennel Hill", "Fennel");
    await run();
    expect(await subjects()).toHaveLength(1);
    server.clock.advance(LEASE + minutes(1));
    await run();
    expect(await subjects()).toEqual(["1 new result for “fennel”", "1 new result for “fennel”"]);
    expect((await alerts())[1]?.text).toContain("Fennel Hill");
    expect((await alerts())[1]?.text).not.toContain("Fennel Fields");
  });

  it("and not lost, when the mail cannot be queued", async () => {
    const member = await server.member();
    await save(member, "kohlrabi");
    await sells("Kohlrabi Corner", "Kohlrabi");
    const broken = {
      ...server.services,
      mail: { queue: () => Promise.reject(new Error("The process was killed")) },
    };
    await expect(alertsJob.run(broken)).rejects.toThrow("killed");
    expect(await subjects()).toEqual([]);
    await run();
    expect(await subjects()).toEqual(["1 new result for “kohlrabi”"]);
  });

  it("after the database was restored into another cluster, whose transactions have other numbers", async () => {
    const member = await server.member();
    await save(member, "salsify");
    await run();
    const ahead = "900000000:900000000:";
    await queries.writeCheck(server.db, { snapshot: ahead, lease: null });
    await sells("Salsify Slope", "Salsify");
    await run();
    await run();
    expect(await subjects()).toEqual(["1 new result for “salsify”"]);
  });
});

describe("unsubscribing from alerts", () => {
  it("takes one click, ends them all, and keeps the searches", async () => {
    const [member, other] = [await server.member(), await server.member()];
    for (const person of [member, other]) await save(person, "turnips");
    await save(member, "parsnips", { frequency: "weekly" });
    await sells("Turnip Town", "Turnips");
    await sells("Parsnip Place", "Parsnips");
    await run();
    const { headers } = await server.db
      .selectFrom("mail_outbox")
      .select("headers")
      .where("recipient", "=", member.email)
      .where("subject", "like", "%turnips%")
      .executeTakeFirstOrThrow();
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const url = /^<https?:\/\/[^/]+(\/.*)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] as string;
    const page = await server.app.inject(url);
    expect(page.body).toContain("new results of your saved searches");
    const click = await server.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(click.statusCode).toBe(200);
    const frequencies = async (person: Person) =>
      (await server.get("/saved_searches/", { token: person.token })).body.map(
        ({ frequency }: { frequency: string }) => frequency,
      );
    expect(await frequencies(member)).toEqual(["never", "never"]);
    expect(await frequencies(other)).toEqual(["at_once"]);
    server.clock.advance(hours(24 * 8));
    await run();
    expect((await alerts()).map(({ to }) => to).sort()).toEqual([member.email, other.email].sort());
    const forged = url.replace(`v2.${member.userId}.`, `v2.${other.userId}.`);
    expect((await server.app.inject(forged)).statusCode).toBe(400);
  });
});
