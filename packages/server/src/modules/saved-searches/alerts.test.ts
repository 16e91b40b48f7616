import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hours, minutes } from "../../core/clock.ts";
import { buildTestServer, type Person } from "../../testing/server.ts";
import { alertsOf } from "./testing.ts";

const server = await buildTestServer({
  config: { postalAddress: "12 Main Street, Elora, Ontario N0B 1S0" },
});
afterAll(() => server.close());

const { run, alerts, subjects, save, sells, edit, reset } = alertsOf(server);
beforeEach(reset);

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
      expect(form).toContain("/mail-preferences?token=");
      expect(form).not.toContain("Old Cheesery");
    }
    await run();
    expect(await subjects()).toHaveLength(1);
  });

  it("tells once of what two searches find, in one mail or in two", async () => {
    const member = await server.member();
    await save(member, "cheese");
    await save(member, "goat cheese");
    await save(member, "goat", { frequency: "daily" });
    await sells("Shared Cheesery", "Goat Cheese");
    await run();
    expect(await subjects()).toEqual(["1 new result for “cheese”"]);
    server.clock.advance(hours(26));
    await run();
    expect(await subjects()).toHaveLength(1);
    await sells("Second Cheesery", "Goat Cheese");
    await run();
    expect(await subjects()).toEqual(["1 new result for “cheese”", "1 new result for “cheese”"]);
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

  it("takes a word in the language of who saved it", async () => {
    const [english, french] = [await server.member(), await server.member({ language: "fr-CA" })];
    for (const member of [english, french]) await save(member, "raisin");
    await sells("Dry Shed", "Dried Grapes");
    await sells("Stony Ridge", "Coronation Grapes");
    await run();
    const mails = (await server.mails()).filter(({ subject }) => subject.includes("raisin"));
    const of = ({ email }: Person) => mails.find(({ to }) => to === email)?.text;
    expect(of(english)).toContain("Dry Shed");
    expect(of(english)).not.toContain("Stony Ridge");
    expect(of(french)).toContain("Dry Shed");
    expect(of(french)).toContain("Stony Ridge");
  });

  it("needs everything that is looked for", async () => {
    const member = await server.member();
    await save(member, "sheep yogurt");
    await sells("Partly", "Sheep Milk");
    await sells("Whole", "Sheep Yogurt");
    await run();
    expect(await subjects()).toEqual(["1 new result for “sheep yogurt”"]);
  });

  it("keeps to the area of a map, and leads back to it", async () => {
    const member = await server.member();
    const bounds = [-81, 43, -80, 44];
    await save(member, "medlars", { search: { keywords: "medlars", bounds } });
    await sells("Far Medlars", "Medlars", { at: [48.4, -89.2] });
    await sells("Medlars Nowhere", "Medlars");
    const inside = await sells("Elora Medlars", "Medlars", { at: [43.68, -80.43] });
    await run();
    const [mail, ...others] = await alerts();
    expect(mail).toMatchObject({ to: member.email, subject: "1 new result for “medlars”" });
    expect(mail?.text).toContain(`/profiles/${inside.slug}`);
    expect(mail?.text).toContain("bounds=-81%2C43%2C-80%2C44");
    expect(others).toEqual([]);
    const again = {
      kind: "profiles",
      name: "other words",
      frequency: "never",
      search: { keywords: "medlars" },
    };
    expect((await server.post("/saved_searches/", again, { token: member.token })).status).toBe(201);
    const odd = { ...again, search: { bounds: [-81, 44, -80, 43] } };
    expect((await server.post("/saved_searches/", odd, { token: member.token })).status).toBe(400);
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
    await sells("Near Plums", "Plums", { at: [43.6, -80.4] });
    await sells("Member Plums", "Plums", {
      city: "Thunder Bay",
      at: [48.4, -89.2],
      networks: [network.accountId],
    });
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
        seen_at: server.clock.now(),
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
