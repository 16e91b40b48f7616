import { describe, expect, it } from "vitest";
import { readToken, renewalTime, type Session } from "./token.ts";

const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64url");
const token = (payload: unknown) => `header.${encoded(payload)}.signature`;
const ours = { exp: 2_000, account_id: 7, user_id: 8 };

describe("a token", () => {
  it("says whose it is, and is kept as it came", () => {
    expect(readToken(token(ours))).toEqual({ ...ours, token: token(ours) });
  });

  it("is read where its text needs the signs - and _", () => {
    const name = "ÿþ?~ÿÿ¿¾>>>???";
    expect(encoded({ ...ours, name })).toMatch(/[-_]/);
    expect(readToken(token({ ...ours, name }))).toMatchObject({ name });
  });

  it.each([
    [{ ...ours, exp: "2000" }],
    [{ ...ours, account_id: undefined }],
    [{ ...ours, user_id: null }],
    ["text"],
    [null],
  ])("of another system is invalid: %j", (payload) => {
    expect(readToken(token(payload))).toBeUndefined();
  });

  it.each(["", "one", "a.b", "a.!.c"])("that cannot be read is invalid: %j", (text) => {
    expect(readToken(text)).toBeUndefined();
  });

  it("is to be renewed when half of its life is over, of a day where it does not say when it began", () => {
    const began = readToken(token({ ...ours, iat: 1_000 })) as Session;
    expect(renewalTime(began)).toBe(1_500_000);
    const late = readToken(token({ ...ours, exp: 100_000 })) as Session;
    expect(renewalTime(late)).toBe((100_000 - 43_200) * 1000);
  });
});
