import { afterEach, describe, expect, it } from "vitest";
import { session } from "./browser.ts";
import { sessionExpired, watchSessionEnd } from "./session-end.ts";

function token(): string {
  const claims = { account_id: 1, user_id: 1, exp: Math.floor(Date.now() / 1000) + 60 };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

describe("the login page", () => {
  afterEach(() => session.end());
  watchSessionEnd();

  it.each(["expired", "refused"] as const)("knows that a session has %s, until the next one", (reason) => {
    session.start(token());
    expect(sessionExpired()).toBe(false);
    session.end(reason);
    expect(sessionExpired()).toBe(true);
    session.start(token());
    expect(sessionExpired()).toBe(false);
  });

  it("says nothing of it to who logs out", () => {
    session.start(token());
    session.end("logout");
    expect(sessionExpired()).toBe(false);
  });
});
