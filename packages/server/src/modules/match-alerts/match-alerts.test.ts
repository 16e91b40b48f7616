import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { days, minutes } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person } from "../../testing/server.ts";
import { classifiedForm } from "../classifieds/testing.ts";
import { alertsJob } from "../saved-searches/alerts.job.ts";
import { indexProfile } from "../search/search.indexing.ts";

const server = await buildTestServer({
  config: { postalAddress: "12 Main Street, Elora, Ontario N0B 1S0" },
});
afterAll(() => server.close());

const ELORA = [43.68, -80.43] as const;
const THUNDER_BAY = [48.4, -89.2] as const;

const run = () => alertsJob.run(server.services);
const matchMails = async () =>
  (await server.mails()).filter(({ text }) => text.includes("told of new matches"));
const subjects = async () => (await matchMails()).map(({ subject }) => subject);

beforeEach(async () => {
  await server.db.deleteFrom("classifieds").execute();
  await run();
  await server.db.deleteFrom("mail_outbox").execute();
});

const ad = (more: object = {}) => ({
  title: "Wanted: carrots",
  description: "40 kg a week.",
  looking_for: true,
  category: 10,
  needed_by: new Date(server.clock.now().getTime() + days(10)).toISOString(),
  ...more,
});

async function post(person: Person, more: object = {}) {
  const form = classifiedForm({ profile_id: person.accountId, ...ad(more) });
  const { status, body } = await server.post("/accounts/create_classified/", form, { token: person.token });
  expect([status, body]).toEqual([201, expect.anything()]);
  server.clock.advance(minutes(1));
  return body as { id: number; tell_matches: boolean | null };
}

async function update(person: Person, classified_id: number, change: object) {
  const form = classifiedForm({ classified_id, ...change });
  return await server.post("/accounts/update_classified/", form, { token: person.token });
}

async function memberAt([latitude, longitude]: readonly [number, number], more: object = {}) {
  const person = await server.member(more);
  await server.db
    .updateTable("accounts")
    .set({ latitude, longitude })
    .where("id", "=", person.accountId)
    .execute();
  return person;
}

const sells = (name: string, product: string, more: object = {}) =>
  writeProfile(server.db, {
    name,
    city: "Fergus",
    at: [43.7, -80.37],
    roles: { seller: { products: [[product, 10]] } },
    publishedAt: server.clock.now(),
    ...more,
  });

const FOR_SALE = { title: "Nantes carrots, washed", description: "By the crate.", looking_for: false };

describe("who posts a classified and agrees", () => {
  it("is told of new businesses and ads that meet it, why, and of nothing twice", async () => {
    const chef = await memberAt(ELORA, { first_name: "Iris" });
    await sells("Old Roots", "Carrots");
    const wanted = await post(chef, { tell_matches: true });
    expect(wanted.tell_matches).toBe(true);
    await run();
    expect(await subjects()).toEqual([]);
    const { slug } = await sells("New Roots", "Heirloom Carrots");
    const offered = await post(await memberAt(ELORA, { business_name: "Grand River Farm" }), FOR_SALE);
    await run();
    const [mail] = await matchMails();
    expect(mail).toMatchObject({ to: chef.email, subject: "2 new matches for “Wanted: carrots”" });
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain("Iris");
      expect(form).toContain("New Roots");
      expect(form).toContain("Fergus – Sells Heirloom Carrots");
      expect(form).toContain(`/profiles/${slug}`);
      expect(form).toContain(`/classifieds/${offered.id}-`);
      expect(form).toContain(`/classifieds/${wanted.id}-`);
      expect(form).toContain("12 Main Street, Elora, Ontario N0B 1S0");
      expect(form).not.toContain("Old Roots");
    }
    await run();
    expect(await subjects()).toHaveLength(1);
  });

  it("for something for sale is told of who buys it", async () => {
    const grower = await memberAt(ELORA);
    await post(grower, { ...FOR_SALE, tell_matches: true });
    await run();
    await sells("Another Grower", "Carrots");
    await writeProfile(server.db, {
      name: "The Long Table",
      at: [43.7, -80.37],
      roles: { buyer: { products: [["Carrots", 10]] } },
      publishedAt: server.clock.now(),
    });
    await run();
    const [mail] = await matchMails();
    expect(mail?.subject).toBe("1 new match for “For Sale: Nantes carrots, washed”");
    expect(mail?.text).toContain("The Long Table");
  });

  it("is told of a business that begins to match, but not of its other changes", async () => {
    const chef = await memberAt(ELORA);
    const known = await sells("Known Roots", "Carrots");
    const later = await sells("Later Roots", "Beets");
    await post(chef, { tell_matches: true });
    await run();
    const role = await server.db
      .selectFrom("roles")
      .select("id")
      .where("account_id", "=", later.id)
      .executeTakeFirstOrThrow();
    await inTransaction(server.db, async (trx) => {
      await trx.updateTable("products").set({ name: "Carrots" }).where("role_id", "=", role.id).execute();
      await indexProfile(trx, later.id);
      await indexProfile(trx, known.id);
    });
    await run();
    const [mail] = await matchMails();
    expect(mail?.subject).toBe("1 new match for “Wanted: carrots”");
    expect(mail?.text).toContain("Later Roots");
  });

  it("is not told of what lies far away, is about something else or is their own", async () => {
    const chef = await memberAt(ELORA);
    await post(chef, { tell_matches: true });
    await run();
    await sells("Far Roots", "Carrots", { at: THUNDER_BAY });
    await sells("Potato Barn", "Potatoes");
    const other = await memberAt(ELORA);
    await post(other, { ...FOR_SALE, title: "Carrot cake", category: 9 });
    await post(other, { ...FOR_SALE, title: "Wanted as well: carrots", looking_for: true });
    await post(chef, FOR_SALE);
    await run();
    expect(await subjects()).toEqual([]);
  });

  it("is told of all their classifieds in one mail, in their language", async () => {
    const chef = await memberAt(ELORA);
    await server.db
      .updateTable("users")
      .set({ language: "fr-CA" })
      .where("account_id", "=", chef.accountId)
      .execute();
    await post(chef, { tell_matches: true });
    await post(chef, { title: "Wanted: beets", tell_matches: true });
    await run();
    await sells("Root Farm", "Carrots");
    await sells("Beet Farm", "Beets");
    await run();
    const mails = (await server.mails()).filter(({ subject }) => subject.includes("correspondances"));
    expect(mails.map(({ subject }) => subject)).toEqual([
      "2 nouvelles correspondances pour 2 de vos petites annonces",
    ]);
  });
});

describe("nobody is told of matches", () => {
  const newMatch = async () => {
    await run();
    await sells("New Roots", "Carrots");
    await run();
    return await subjects();
  };

  it("who did not choose it", async () => {
    const posted = await post(await memberAt(ELORA));
    expect(posted.tell_matches).toBe(false);
    expect(await newMatch()).toEqual([]);
  });

  it("who chose otherwise later, and others do not see what was chosen", async () => {
    const chef = await memberAt(ELORA);
    const { id } = await post(chef, { tell_matches: true });
    const { body } = await update(chef, id, { tell_matches: false });
    expect(body.tell_matches).toBe(false);
    const seen = await server.get(`/accounts/classified/${id}/`);
    expect(seen.body.tell_matches).toBeNull();
    expect(await newMatch()).toEqual([]);
  });

  it("whose classified has ended or is gone", async () => {
    const chef = await memberAt(ELORA);
    const { id } = await post(chef, { tell_matches: true });
    await post(chef, { tell_matches: true, title: "Wanted: heirloom carrots" });
    await run();
    await server.post("/accounts/delete_classified/", { classified_id: id }, { token: chef.token });
    await server.db
      .updateTable("classifieds")
      .set({ needed_by: new Date(server.clock.now().getTime() - minutes(1)) })
      .where("account_id", "=", chef.accountId)
      .execute();
    expect(await newMatch()).toEqual([]);
  });

  it("of a business with which one of the two blocks messages", async () => {
    const [chef, farm] = [await memberAt(ELORA), await memberAt(ELORA)];
    const blocking = await server.post(
      "/conversations/silence_conversation/",
      { from: chef.slug, silenced: true },
      { token: farm.token },
    );
    expect(blocking.status).toBe(200);
    await post(chef, { tell_matches: true });
    await run();
    await post(farm, FOR_SALE);
    await run();
    expect(await subjects()).toEqual([]);
  });

  it("once they unsubscribed by one click, which leaves their saved searches alone", async () => {
    const chef = await memberAt(ELORA);
    await server.post(
      "/saved_searches/",
      { kind: "profiles", name: "carrots", frequency: "at_once", search: { keywords: "carrots" } },
      { token: chef.token },
    );
    const { id } = await post(chef, { tell_matches: true });
    expect(await newMatch()).toHaveLength(1);
    const { headers } = await server.db
      .selectFrom("mail_outbox")
      .select("headers")
      .where("subject", "like", "%match%")
      .executeTakeFirstOrThrow();
    const url = /^<https?:\/\/[^/]+(\/.*)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] as string;
    expect((await server.app.inject(url)).body).toContain("new matches of your classifieds");
    const response = await server.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(response.statusCode).toBe(200);
    const seen = await server.get(`/accounts/classified/${id}/`, { token: chef.token });
    expect(seen.body.tell_matches).toBe(false);
    const searches = await server.get("/saved_searches/", { token: chef.token });
    expect(searches.body.map(({ frequency }: { frequency: string }) => frequency)).toEqual(["at_once"]);
  });

  it("for another's classified, by whoever is not its owner", async () => {
    const [chef, stranger] = [await memberAt(ELORA), await memberAt(ELORA)];
    const { id } = await post(chef);
    expect((await update(stranger, id, { tell_matches: true })).status).toBe(403);
    expect(await newMatch()).toEqual([]);
  });
});

describe("a match", () => {
  it("is told once when two processes run at once", async () => {
    await post(await memberAt(ELORA), { tell_matches: true });
    await run();
    await sells("New Roots", "Carrots");
    await Promise.all([run(), run()]);
    await run();
    expect(await subjects()).toHaveLength(1);
  });

  it("is not lost when its mail cannot be queued", async () => {
    await post(await memberAt(ELORA), { tell_matches: true });
    await run();
    await sells("New Roots", "Carrots");
    const broken = {
      ...server.services,
      mail: { queue: () => Promise.reject(new Error("The process was killed")) },
    };
    await expect(alertsJob.run(broken)).rejects.toThrow("killed");
    expect(await subjects()).toEqual([]);
    await run();
    expect(await subjects()).toHaveLength(1);
  });

  it("of new words counts from then on, and what was told is not told again", async () => {
    const chef = await memberAt(ELORA);
    const { id } = await post(chef, { tell_matches: true });
    await run();
    await sells("Both Farm", "Carrots");
    await sells("Beet Farm", "Beets");
    await run();
    expect(await subjects()).toEqual(["1 new match for “Wanted: carrots”"]);
    await update(chef, id, { title: "Wanted: beets" });
    await run();
    server.clock.advance(minutes(1));
    await sells("New Beets", "Beets");
    await run();
    expect((await subjects())[1]).toBe("1 new match for “Wanted: beets”");
    await update(chef, id, { title: "Wanted: carrots" });
    await run();
    expect(await subjects()).toHaveLength(2);
  });
});
