import { describe, expect, it } from "vitest";
import { hashAsInProduction } from "../../testing/hash-cost.ts";
import { hashPassword, isPassword } from "./passwords.ts";

hashAsInProduction();

describe("a password", () => {
  it("is hashed with Argon2id, at OWASP's floor of cost", async () => {
    expect(await hashPassword("harvest#2026")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("is never hashed to the same text twice, and fits both", async () => {
    const hashes = await Promise.all([hashPassword("harvest#2026"), hashPassword("harvest#2026")]);
    expect(hashes[0]).not.toBe(hashes[1]);
    for (const hash of hashes) {
      expect(await isPassword("harvest#2026", hash)).toBe(true);
      expect(await isPassword("Harvest#2026", hash)).toBe(false);
    }
  });

  it("fits nobody who has none", async () => {
    expect(await isPassword("a password that nobody has", null)).toBe(false);
  });
});
