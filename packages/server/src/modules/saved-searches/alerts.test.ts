import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hours, minutes } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person } from "../../testing/server.ts";
import { indexProfile } from "../search/search.indexing.ts";
import { LEASE } from "./alerts.check.ts";
import { alertsJob } from "./alerts.job.ts";
import * as queries from "./alerts.queries.ts";

const server = await buildTestServer({
  config: { postalAddress: "12 Main Street, Elora, Ontario N0B 1S0" },
});
afterAll(() => server.close());

const run = () => alertsJob.run(server.services);
const alerts = async () => (await server.mails()).filter(({ text }) => text.includes("Unsubscribe:"));
const subjects = async () => (await alerts()).map(({ subject }) => subject);

beforeEach(async () => {
  await server.db.deleteFrom("saved_searches").execute();
  await run();
  await server.db.deleteFrom("mail_outbox").execute();
});

async function save(person: Person, keywords: string, more: object = {}) {
  const body = { kind: "profiles", name: keywords, frequency: "at_once", search: { keywords }, ...more };
  const { status, body: saved } = await server.post("/saved_searches/", body, { token: person.token });
  expect([status, saved]).toEqual([201, expect.anything()]);
  return saved.id as number;
}

const sells = (name: string, product: string, more: object = {}) =>
  writeProfile(server.db, {
    name,
    city: "Elora",
    roles: { seller: { products: [[product, 2]] } },
    publishedAt: server.clock.now(),
    ...more,
  });

const edit = (id: number, change: object) =>
  inTransaction(server.db, async (trx) => {
    if (Object.keys(change).length > 0)
      await trx.updateTable("accounts").set(change).where("id", "=", id).execute();
    await indexProfile(trx, id);
  });

describe("an alert", () => {
  it("tells of what is new, with a link, a town and the reason, and of nothing twice", async () => {
    const member = await server.member({ first_name: "Iris" });
    await sells("Old Cheesery", "Goat Cheese");
    await save(member, "goat cheese");
    await run();
    expect(await subjects()).toEqual([]);
    const { slug } = await sells("New Cheesery", "Chèvre");
    await run();
    const [mail] = await alerts();
    expect(mail).toMatchObject({ to: member.email, subject: "1 new result for “goat cheese”" });
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain("Iris");
      expect(form).toContain("New Cheesery");
      expect(form).toContain("Elora – Sells Chèvre");
      expect(form).toContain(`/profiles/${slug}`);
      expect(form).toContain("/search?query=goat+cheese");
      expect(form).toContain("12 Main Street, Elora, Ontario N0B 1S0");
      expect(form).toContain("/settings#saved-searches");
      expect(form).not.toContain("Old Cheesery");
    }
    await run();
    expect(await subjects()).toHaveLength(1);
  });

  it("comes when a business that was there before begins to match, and not for other edits", async () => {
    const member = await server.member();
    const plain = await sells("Plain Pastures", "Milk");
    const old = await sells("Old Herd", "Goat Milk", { description: "quince" });
    await save(member, "quince");
    await edit(old.id, { description: "quince and more quince" });
    await run();
    expect(await subjects()).toEqual([]);
    await edit(plain.id, { description: "Now also quince." });
    await run();
    expect(await subjects()).toEqual(["1 new result for “quince”"]);
    await edit(plain.id, { description: "Quince again." });
    await run();
    expect(await subjects()).toHaveLength(1);
  });

  it("needs everything that is looked for", async () => {
    const member = await server.member();
    await save(member, "sheep yogurt");
    await sells("Partly", "Sheep Milk");
    await sells("Whole", "Sheep Yogurt");
    await run();
    expect(await subjects()).toEqual(["1 new result for “sheep yogurt”"]);
  });

  it("keeps to filters, distance and network", async () => {
    const member = await server.member();
    const network = await server.manager();
    await edit(network.accountId, { published_at: server.clock.now() });
    await save(member, "plums", { name: "near", search: { keywords: "plums", near: "N0B", distance: 50 } });
    await save(member, "plums", { name: "members", search: { keywords: "plums", network: network.slug } });
    await save(member, "plums", {
      name: "buyers",
      search: { keywords: "plums", profiletype_filters: "BUYS" },
    });
    await sells("Far Plums", "Plums", { at: [48.4, -89.2] });
    await run();
    expect(await subjects()).toEqual([]);
    await sells("Near Plums", "Plums", { at: [43.6, -80.4], networks: [network.accountId] });
    await run();
    const [mail] = await alerts();
    expect(mail?.subject).toBe("2 new results for 2 saved searches");
    expect(mail?.text).toContain("1 new result for “near”");
    expect(mail?.text).toContain("1 new result for “members”");
  });

  it("names a place beside other words, and what lies around it", async () => {
    const member = await server.member();
    await sells("Town Hall Bakery", "Bread", { city: "Elora", at: [43.68, -80.43] });
    await save(member, "rutabaga near Elora");
    await sells("Far Roots", "Rutabaga", { city: "Thunder Bay", at: [48.4, -89.2] });
    await sells("Near Roots", "Rutabaga", { city: "Fergus", at: [43.7, -80.37] });
    await run();
    const [mail] = await alerts();
    expect(mail?.subject).toBe("1 new result for “rutabaga near Elora”");
    expect(mail?.text).toContain("Near Roots");
  });

  it("gathers several searches of a user in one mail", async () => {
    const member = await server.member();
    await save(member, "gooseberries");
    await save(member, "currants");
    await sells("Berry One", "Gooseberries");
    await sells("Berry Two", "Gooseberries");
    await sells("Berry Three", "Currants");
    await run();
    expect(await subjects()).toEqual(["3 new results for 2 saved searches"]);
  });

  it("tells of classifieds, but not of one's own, nor of those that ended", async () => {
    const [member, other] = [await server.member(), await server.member()];
    await save(member, "tractor", { kind: "classifieds", frequency: "daily" });
    const post = (person: Person, title: string, ends: number) => {
      const form = new FormData();
      const fields = {
        profile_id: String(person.accountId),
        title,
        description: "As described",
        needed_by: new Date(server.clock.now().getTime() + ends).toISOString(),
        looking_for: "false",
        category: "4",
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return server.post("/accounts/create_classified/", form, { token: person.token });
    };
    await post(member, "My tractor", hours(90));
    await post(other, "A tractor of today", hours(1));
    await post(other, "A tractor", hours(90));
    await run();
    server.clock.advance(hours(24));
    await run();
    const mails = await alerts();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [member.email, "1 new result for “tractor”"],
    ]);
    expect(mails[0]?.text).toContain("For Sale: A tractor");
    expect(mails[0]?.text).not.toContain("of today");
  });

  it("never tells of a profile that was hidden before the mail, and tells of it when it is back", async () => {
    const member = await server.member();
    await save(member, "persimmons", { frequency: "daily" });
    const { id } = await sells("Shy Orchard", "Persimmons");
    await run();
    await edit(id, { published_at: null });
    server.clock.advance(hours(24));
    await run();
    expect(await subjects()).toEqual([]);
    await edit(id, { published_at: server.clock.now() });
    await run();
    server.clock.advance(hours(24));
    await run();
    expect(await subjects()).toEqual(["1 new result for “persimmons”"]);
  });

  it("tells nothing of a business that ceased to match before the mail", async () => {
    const member = await server.member();
    await save(member, "medlars", { frequency: "daily" });
    const { id } = await sells("Fickle Farm", "Hay", { description: "medlars" });
    await run();
    await edit(id, { description: "no longer" });
    await run();
    server.clock.advance(hours(24));
    await run();
    expect(await subjects()).toEqual([]);
  });

  it("waits for its time, and for another one when that is changed", async () => {
    const member = await server.member();
    const id = await save(member, "loquats", { frequency: "weekly" });
    await sells("Loquat Lane", "Loquats");
    await run();
    expect(await subjects()).toEqual([]);
    await server.request("PUT", `/saved_searches/${id}/`, {
      token: member.token,
      body: { frequency: "at_once" },
    });
    await run();
    expect(await subjects()).toEqual(["1 new result for “loquats”"]);
    await server.request("PUT", `/saved_searches/${id}/`, {
      token: member.token,
      body: { frequency: "never" },
    });
    await sells("Loquat Hill", "Loquats");
    await run();
    await server.request("PUT", `/saved_searches/${id}/`, {
      token: member.token,
      body: { frequency: "at_once" },
    });
    await run();
    expect(await subjects()).toHaveLength(1);
  });

  it("of a search for everything tells of what is published later alone", async () => {
    const [member] = [await server.member()];
    await server.db
      .insertInto("saved_searches")
      .values({
        account_id: member.accountId,
        user_id: member.userId,
        kind: "profiles",
        name: "everything",
        search: "{}",
        search_key: "everything",
        frequency: "at_once",
        frequency_chosen_at: server.clock.now(),
        known: null,
        created_at: server.clock.now(),
      })
      .execute();
    await run();
    expect(await subjects()).toEqual([]);
    server.clock.advance(minutes(1));
    await sells("Latecomer", "Leeks");
    await run();
    expect(await subjects()).toEqual(["1 new result for “everything”"]);
  });

  it("tells of what appeared while the search was being saved", async () => {
    const member = await server.member();
    const id = await save(member, "sorrel");
    await sells("Between", "Sorrel");
    // A check of another process passed before the search was committed.
    await server.db.updateTable("saved_searches").set({ checked: true }).where("id", "=", id).execute();
    await server.db.updateTable("saved_searches").set({ known: [] }).where("id", "=", id).execute();
    await server.db.deleteFrom("settings").where("key", "=", "saved_search_check").execute();
    await run();
    expect(await subjects()).toEqual([]);
    await server.db.updateTable("saved_searches").set({ checked: false }).where("id", "=", id).execute();
    await run();
    expect(await subjects()).toEqual(["1 new result for “sorrel”"]);
  });

  it("is not sent to a user who is disabled, and nobody's once the account is gone", async () => {
    const [disabled, gone] = [await server.member(), await server.member()];
    await save(disabled, "celeriac");
    await save(gone, "celeriac");
    await sells("Root Cellar", "Celeriac");
    await server.db
      .updateTable("users")
      .set({ disabled_at: server.clock.now() })
      .where("id", "=", disabled.userId)
      .execute();
    await server.db.deleteFrom("accounts").where("id", "=", gone.accountId).execute();
    await run();
    expect(await subjects()).toEqual([]);
  });
});

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
    const forged = url.replace(`v1.${member.accountId}.`, `v1.${other.accountId}.`);
    expect((await server.app.inject(forged)).statusCode).toBe(400);
  });
});
