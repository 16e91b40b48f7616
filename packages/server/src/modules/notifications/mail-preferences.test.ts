import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { englishIn } from "../../testing/english.ts";
import type { Person } from "../../testing/server.ts";
import { preferencesToken } from "./preference-tokens.ts";
import { openNotifications } from "./testing.ts";
import { unsubscribeToken } from "./unsubscribe-tokens.ts";

const { server, farm, settle, mailsAfter, write, prefer, preferences } = await openNotifications();
afterAll(() => server.close());
beforeEach(settle);

const { secret } = server.services;
const page = (person: Person, language = "") =>
  `/mail-preferences?token=${preferencesToken(secret, person)}${language}`;
const open = (url: string) => server.app.inject({ method: "GET", url });
const post = (url: string, fields: Record<string, string>) =>
  server.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
const ticked = (html: string) => [...html.matchAll(/name="mail-([\w-]+)" checked/g)].map(([, name]) => name);
const shown = (html: string) => /name="shown" value="([^"]+)"/.exec(html)?.[1] as string;
const on = async (person: Person) =>
  (await preferences(person))
    .filter(({ enable }: { enable: boolean }) => enable)
    .map(({ notification_verb }: { notification_verb: number }) => notification_verb);

describe("the link at the end of a mail", () => {
  it("opens every kind of mail with its box, without a login", async () => {
    const person = await server.member();
    const [mail] = (await mailsAfter(write(farm, person, "Hello"))).filter(({ to }) => to === person.email);
    const path = /https?:\/\/[^/\s]+(\/mail-preferences\?token=\S+)/.exec(mail?.text ?? "")?.[1] as string;
    expect(path).toBe(page(person));
    const { statusCode, body, headers } = await open(path);
    expect([statusCode, headers["cache-control"], headers["referrer-policy"]]).toEqual([
      200,
      "no-store",
      "no-referrer",
    ]);
    expect(ticked(body)).toEqual(["4", "5", "6", "7", "8", "9", "11", "12"]);
    expect(body).toContain(">Messaging</label>");
    expect(await on(person)).toHaveLength(7);
  });

  it("switches kinds off and on again", async () => {
    const person = await server.member();
    const all = shown((await open(page(person))).body);
    const saved = await post(page(person), { shown: all, "mail-4": "on", "mail-12": "on" });
    expect([saved.statusCode, ticked(saved.body)]).toEqual([200, ["4", "12"]]);
    expect(saved.body).toContain('<p role="status"><strong>Your choice is saved.</strong></p>');
    expect(await on(person)).toEqual([4]);
    await post(page(person), { shown: all, "mail-11": "on" });
    expect(await on(person)).toEqual([11]);
    const none = await post(page(person), { shown: all, "mail-11": "on", none: "1" });
    expect([ticked(none.body), await on(person)]).toEqual([[], []]);
  });

  it("keeps what the form did not show, and the time of a consent that did not change", async () => {
    const person = await server.member();
    await prefer(person, 6, true);
    const before = await server.db
      .selectFrom("notification_preferences")
      .selectAll()
      .where("account_id", "=", person.accountId)
      .execute();
    server.clock.advance(60_000);
    await post(page(person), { shown: "6", "mail-6": "on" });
    const after = await server.db
      .selectFrom("notification_preferences")
      .selectAll()
      .where("account_id", "=", person.accountId)
      .execute();
    expect(after).toEqual(before);
    expect(await on(person)).toHaveLength(7);
  });

  it("ends the alerts of saved searches, which come back beside the search", async () => {
    const person = await server.member();
    const search = { name: "Cheese", kind: "profiles", search: { keywords: "cheese" }, frequency: "daily" };
    expect((await server.post("/saved_searches/", search, { token: person.token })).status).toBe(201);
    const { body } = await open(page(person));
    expect(ticked(body)).toContain("saved-searches");
    expect(body).toContain("Once off, alerts come back where you chose them");
    const saved = await post(page(person), { shown: shown(body), "mail-4": "on" });
    expect(saved.body).not.toContain('name="mail-saved-searches"');
  });

  it("speaks the language of the mail", async () => {
    const person = await server.member();
    const { body } = await open(page(person, "&lang=fr-CA"));
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain("Quels courriels voulez-vous");
    const saved = await post(page(person, "&lang=fr-CA"), { shown: shown(body) });
    expect([body, saved.body].flatMap(englishIn)).toEqual([]);
  });

  it("changes nothing when a mail program posts to it without the form", async () => {
    const person = await server.member();
    expect((await post(page(person), { "List-Unsubscribe": "One-Click" })).statusCode).toBe(200);
    expect(await on(person)).toHaveLength(7);
  });

  it("is good for the mails of one account only", async () => {
    const [one, other] = [await server.member(), await server.member()];
    const token = preferencesToken(secret, one);
    const bad = [
      token.replace(/^v2\.\d+\.\d+/, `v2.${one.userId}.${other.accountId}`),
      token.replace(/^v2\.\d+/, `v2.${other.userId}`),
      `${token}x`,
      unsubscribeToken(secret, one, 4),
      preferencesToken(secret, { ...one, accountId: 999_999 }),
      "<script>",
    ];
    for (const each of bad) {
      const url = `/mail-preferences?token=${encodeURIComponent(each)}`;
      expect((await open(url)).statusCode).toBe(400);
      expect((await post(url, { shown: "4,5,6,7,8,9,11,12" })).statusCode).toBe(400);
    }
    expect(await on(other)).toHaveLength(7);
    const cookie = await server.request("GET", "/notifications/preference", { token });
    expect(cookie.status).toBe(401);
    expect((await server.post(`/notifications/unsubscribe/?token=${token}`)).status).toBe(400);
  });
});
