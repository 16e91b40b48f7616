import { redirect } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { session } from "./browser.ts";
import { loginPathFrom, requireSession } from "./require-session.ts";

function token(secondsToLive: number): string {
  const claims = { account_id: 1, user_id: 1, exp: Math.floor(Date.now() / 1000) + secondsToLive };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

function open(path: string): Response | undefined {
  try {
    requireSession({ request: new Request(`https://site.test${path}`) } as never, async () => {});
  } catch (thrown) {
    return thrown as Response;
  }
}

describe("a members' page", () => {
  afterEach(() => session.end());

  it("leads a visitor to the login, which leads back with the whole query", () => {
    const answer = open("/messages?recipient=12&x=a%26b");
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get("Location")).toBe(
      redirect("/login?next=%2Fmessages%3Frecipient%3D12%26x%3Da%2526b").headers.get("Location"),
    );
  });

  it("leads to the login in its own language", () => {
    expect(open("/fr/messages?recipient=12")?.headers.get("Location")).toBe(
      "/fr/connexion?next=%2Ffr%2Fmessages%3Frecipient%3D12",
    );
  });

  it("opens for a member", () => {
    session.start(token(60));
    expect(open("/messages")).toBeUndefined();
  });

  it("is closed again once the session has ended", () => {
    session.start(token(60));
    session.end("expired");
    expect(open("/messages")?.status).toBe(302);
  });

  it("says where it was, also to a page whose session ends while it is open", () => {
    expect(loginPathFrom("https://site.test/profile/photos")).toBe("/login?next=%2Fprofile%2Fphotos");
  });
});
