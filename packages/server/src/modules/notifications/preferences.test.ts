import { createHmac } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { minutes } from "../../core/clock.ts";
import { englishIn } from "../../testing/english.ts";
import type { Person } from "../../testing/server.ts";
import { openNotifications } from "./testing.ts";

const { server, farm, settle, mailsAfter, write, prefer, preferences } = await openNotifications();
afterAll(() => server.close());
beforeEach(settle);

describe("preferences", () => {
  it("follow the consent at sign-up until they are set", async () => {
    const [agreed, silent] = [await server.member(), await server.member({ email_consent: false })];
    const verbs = [4, 5, 6, 7, 8, 9, 11];
    expect(await preferences(agreed)).toEqual(
      verbs.map((verb) => ({ notification_verb: verb, enable: true })),
    );
    expect(await preferences(silent)).toEqual(
      verbs.map((verb) => ({ notification_verb: verb, enable: false })),
    );
    expect(await prefer(silent, 4, true)).toMatchObject({
      status: 200,
      body: { notification_verb: 4, enable: true },
    });
    expect((await preferences(silent))[0]).toEqual({ notification_verb: 4, enable: true });
    expect((await preferences(agreed))[0].enable).toBe(true);
  });

  it("keep the time of the consent", async () => {
    const person = await server.member({ email_consent: false });
    await prefer(person, 11, true);
    const row = await server.db
      .selectFrom("notification_preferences")
      .selectAll()
      .where("account_id", "=", person.accountId)
      .executeTakeFirstOrThrow();
    expect(Math.abs(row.changed_at.getTime() - server.clock.now().getTime())).toBeLessThan(minutes(1));
  });

  it("know seven kinds of mail and are one's own", async () => {
    expect((await prefer(farm, 10, true)).status).toBe(400);
    expect((await server.get("/notifications/preference")).status).toBe(401);
    expect(
      (await server.request("PUT", "/notifications/preference/4", { body: { enable: true } })).status,
    ).toBe(401);
    const wrong = { token: farm.token, body: { enable: "yes" } };
    expect((await server.request("PUT", "/notifications/preference/4", wrong)).status).toBe(400);
  });
});

describe("people of one business", () => {
  it("choose their own mails, and get none of a business that they have joined before they say so", async () => {
    const owner = await server.member();
    const reader = await server.colleague(owner, "reader");
    const to = async () => (await mailsAfter(write(farm, owner, "Hello"))).map((mail) => mail.to);
    expect(await to()).toEqual([owner.email]);
    expect((await preferences(reader)).every(({ enable }: { enable: boolean }) => !enable)).toBe(true);
    await prefer(reader, 4, true);
    expect((await preferences(owner))[0].enable).toBe(true);
    await prefer(owner, 4, false);
    await server.db.updateTable("conversation_participants").set({ unread: 0 }).execute();
    await settle();
    expect(await to()).toEqual([reader.email]);
  });

  it("each end their own mails with the link of a mail", async () => {
    const owner = await server.member();
    const editor = await server.colleague(owner, "editor");
    await prefer(editor, 4, true);
    const mails = await mailsAfter(write(farm, owner, "Hello"));
    const toEditor = mails.find(({ to }) => to === editor.email);
    const token = /unsubscribe\?token=([\w.-]+)/.exec(toEditor?.text ?? "")?.[1] as string;
    expect((await server.post(`/notifications/unsubscribe/?token=${token}`)).status).toBe(200);
    expect([(await preferences(owner))[0].enable, (await preferences(editor))[0].enable]).toEqual([
      true,
      false,
    ]);
  });

  it("are not spoken for by a mail from when the business had one login: it is the first owner's", async () => {
    const owner = await server.member();
    const other = await server.colleague(owner, "owner");
    await prefer(other, 4, true);
    const signature = createHmac("sha256", server.services.secret)
      .update(`unsubscribe:${owner.accountId}:4`)
      .digest("base64url");
    const token = `v1.${owner.accountId}.4.${signature}`;
    expect((await server.post(`/notifications/unsubscribe/?token=${token}`)).status).toBe(200);
    expect([(await preferences(owner))[0].enable, (await preferences(other))[0].enable]).toEqual([
      false,
      true,
    ]);
  });
});

describe("unsubscribing", () => {
  const tokenFor = async (person: Person) => {
    const [mail] = (await mailsAfter(write(farm, person, "Hello"))).filter(({ to }) => to === person.email);
    return /unsubscribe\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] as string;
  };

  it("refuses a token that was made up or changed", async () => {
    const token = await tokenFor(await server.member());
    const forged = token.replace(/^v2\.\d+\.\d+/, `v2.${farm.userId}.${farm.accountId}`);
    const older = token.replace(/^v2\.\d+/, "v1");
    for (const bad of [
      forged,
      older,
      `${token}x`,
      "v1.1.4.aaaaaaaaaaaaaaaaaaaa",
      "v1.1.99999.aaaaaaaaaaaaaa",
    ]) {
      expect((await server.post(`/notifications/unsubscribe/?token=${bad}`)).status).toBe(400);
    }
    expect((await preferences(farm))[0].enable).toBe(true);
  });

  it("has a page in the language of the mail, which ends them", async () => {
    const person = await server.member();
    const url = `/unsubscribe?token=${await tokenFor(person)}&lang=fr-CA`;
    const headers = { "accept-language": "en" };
    const shown = await server.app.inject({ method: "GET", url, headers });
    expect(shown.headers["content-language"]).toBe("fr-CA");
    expect(shown.body).toContain('<html lang="fr">');
    expect(shown.body).toContain("Vous ne recevrez plus les courriels «\u00a0Messagerie\u00a0».");
    const action = /action="([^"]+)"/.exec(shown.body)?.[1]?.replace("&#38;", "&") as string;
    const pressed = await server.app.inject({ method: "POST", url: action, headers });
    expect([pressed.statusCode, pressed.body]).toEqual([
      200,
      expect.stringContaining('<a href="/fr/settings">vos paramètres</a>'),
    ]);
    expect((await preferences(person))[0].enable).toBe(false);
    const bad = await server.app.inject({ method: "POST", url: "/unsubscribe?token=x&lang=fr-CA" });
    expect([bad.statusCode, bad.body]).toEqual([400, expect.stringContaining("Ce lien n’est pas valide.")]);
    expect([shown, pressed, bad].flatMap(({ body }) => englishIn(body))).toEqual([]);
  });

  it("has a page that changes nothing until its button is pressed", async () => {
    const person = await server.member();
    const url = `/unsubscribe?token=${await tokenFor(person)}`;
    const shown = await server.app.inject({ method: "GET", url });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await preferences(person))[0].enable).toBe(true);
    const pressed = await server.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "",
    });
    expect(pressed.statusCode).toBe(200);
    expect(pressed.body).toContain("Messaging");
    expect((await preferences(person))[0].enable).toBe(false);
    expect((await server.app.inject({ method: "GET", url: "/unsubscribe?token=<script>" })).statusCode).toBe(
      400,
    );
  });
});
