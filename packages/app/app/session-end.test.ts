import { afterEach, describe, expect, it } from "vitest";
import { session } from "./browser.ts";
import { loginPathAfterSession } from "./require-session.ts";
import { sessionExpired, watchSessionEnd } from "./session-end.ts";

function token(): string {
  const claims = { account_id: 1, user_id: 1, exp: Math.floor(Date.now() / 1000) + 60 };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

watchSessionEnd();
afterEach(() => session.end());

describe("the login page", () => {
  it.each(["expired", "refused"] as const)("knows that a session has %s, until the next one", (reason) => {
    session.start(token());
    expect(sessionExpired()).toBe(false);
    session.end(reason);
    expect(sessionExpired()).toBe(true);
    session.start(token());
    expect(sessionExpired()).toBe(false);
  });

  it("says nothing of it after a logout", () => {
    session.start(token());
    session.end("logout");
    expect(sessionExpired()).toBe(false);
  });
});

describe("a members' page whose session has ended", () => {
  const page = "https://site.test/profile/photos?from=hub";

  it.each(["expired", "refused", "elsewhere"] as const)("leads back to itself when it has %s", (reason) => {
    session.start(token());
    session.end(reason);
    expect(loginPathAfterSession(page)).toBe("/login?next=%2Fprofile%2Fphotos%3Ffrom%3Dhub");
  });

  // A page that is still hydrating when "Log Out" is pressed appears only after the session has ended.
  it("does not lead back to itself after a logout, however late it appears", () => {
    session.start(token());
    session.end("logout");
    expect(loginPathAfterSession(page)).toBe("/login");
  });

  it("leads back to itself again after the next session has expired", () => {
    session.start(token());
    session.end("logout");
    session.start(token());
    session.end("expired");
    expect(loginPathAfterSession(page)).toBe("/login?next=%2Fprofile%2Fphotos%3Ffrom%3Dhub");
  });
});
