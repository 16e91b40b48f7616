import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { sessionAttributeScript } from "./session-attribute.ts";

const now = Date.UTC(2026, 10, 21) / 1000;

function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part(claims)}.signature`;
}

function marked(stored: string | null, localStorage: object = { getItem: () => stored }) {
  const document = { documentElement: { dataset: {} as Record<string, string> } };
  runInNewContext(sessionAttributeScript, {
    localStorage,
    document,
    atob,
    JSON,
    Date: { now: () => now * 1000 },
  });
  return document.documentElement.dataset.session;
}

describe("the mark of the session, set before the first paint", () => {
  it("knows a member by a token that has not expired", () => {
    expect(marked(token({ username: "Zoë Ångström ~?>", exp: now + 60 }))).toBe("member");
  });

  it.each([
    ["no token", null],
    ["an expired token", token({ exp: now - 1 })],
    ["a token without an end", token({})],
    ["something else under the key", "{}"],
  ])("takes everybody else for a visitor: %s", (_, stored) => {
    expect(marked(stored)).toBe("visitor");
  });

  it("survives a browser that forbids storage", () => {
    const forbidden = {
      getItem() {
        throw new Error("SecurityError");
      },
    };
    expect(marked(null, forbidden)).toBe("visitor");
  });
});
