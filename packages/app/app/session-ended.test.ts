import { afterEach, describe, expect, it } from "vitest";
import { session } from "./browser.ts";
import { sessionRanOut, watchSessionEnd } from "./session-ended.ts";

function token(): string {
  const claims = { account_id: 1, user_id: 1, exp: Math.floor(Date.now() / 1000) + 60 };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

describe("the login page", () => {
  afterEach(() => session.end());
  watchSessionEnd();

  it.each(["expired", "refused"] as const)("knows that a session has %s, until the next one", (reason) => {
    session.start(token());
    expect(sessionRanOut()).toBe(false);
    session.end(reason);
    expect(sessionRanOut()).toBe(true);
    session.start(token());
    expect(sessionRanOut()).toBe(false);
  });

  it("says nothing of it to who logs out", () => {
    session.start(token());
    session.end("logout");
    expect(sessionRanOut()).toBe(false);
  });
});
