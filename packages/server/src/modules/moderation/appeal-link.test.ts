import { afterAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { openModeration } from "./testing.ts";

const { server, second, post, decide, caseOf, flat, report } = await openModeration();
afterAll(() => server.close());

const lookUp = (token: string) => post("/moderation/appeal_link/", { token });
const appeal = (token: string, words = "The pictures are of our own orchard.") =>
  post("/moderation/appeal_by_link/", { token, words });

/** A disabled account, and the token of the link that its owner was mailed. */
async function disabled() {
  const farm = await server.member({ business_name: "Shut Farm" });
  const id = await report("profile", farm.accountId);
  expect((await decide({ id, action: "disable_account", reason: "illegal" })).status).toBe(200);
  const text = (await server.mails(farm.email)).at(-1)?.text ?? "";
  return { farm, id, text, token: /\/appeal\/([\w-]+)/.exec(text)?.[1] ?? "" };
}

describe("an appeal by the link of a mail", () => {
  it("is made by who cannot log in, answered, and lets its people in again", async () => {
    const { farm, id, text, token } = await disabled();
    expect(flat(text)).toContain("You cannot log in now.");
    expect((await lookUp(token)).body).toMatchObject({
      outcome: "disable_account",
      appeal: null,
      appeal_until: expect.any(String),
    });
    const made = await appeal(token);
    expect([made.status, made.body.appeal.state]).toEqual([200, "waiting"]);
    const { appeal: waiting } = (await caseOf(id)).decisions[0];
    expect(waiting.words).toBe("The pictures are of our own orchard.");
    const body = { id: waiting.id, outcome: "reversed", note: "Seen again." };
    expect((await post("/moderation/appeals/decide/", body, second)).status).toBe(200);
    expect(await server.login(farm.email, farm.password)).toBeTruthy();
    expect((await lookUp(token)).body).toMatchObject({ in_force: false, appeal_until: null });
  });

  it("is made once, also by two owners at once", async () => {
    const { token } = await disabled();
    const both = await Promise.all([appeal(token), appeal(token, "It is ours.")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("needs words, and the whole link", async () => {
    const { token } = await disabled();
    const empty = await appeal(token, " ");
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([400, ["words"]]);
    for (const wrong of [token.slice(1), `${token}x`, "x"]) {
      expect((await lookUp(wrong)).body.type).toBe("urn:foodshed:link-broken");
      expect((await appeal(wrong)).status).toBe(400);
    }
    expect((await lookUp(token)).body.appeal).toBeNull();
  });

  it("comes too late after thirty days", async () => {
    const { token } = await disabled();
    server.clock.advance(days(31));
    const late = await appeal(token);
    expect([late.status, late.body.message]).toEqual([409, "A decision can be appealed within 30 days."]);
    expect((await lookUp(token)).body.appeal_until).toBeNull();
  });

  it("stores no token, and puts none into a log line", async () => {
    const { loggablePath } = await import("../../infra/log/log.ts");
    expect(["/appeal/t0ken", "/fr/appel/t0ken?x=1"].map(loggablePath)).toEqual([
      "/appeal/[hidden]",
      "/fr/appel/[hidden]",
    ]);
  });
});
