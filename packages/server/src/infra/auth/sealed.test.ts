import { describe, expect, it } from "vitest";
import { seal, unseal } from "./sealed.ts";

const SECRET = "the secret of this server, which nobody else has";

describe("a sealed text", () => {
  it("is read again with the same secret, and looks different each time", () => {
    const [one, other] = [seal(SECRET, "totp", "JBSWY3DP"), seal(SECRET, "totp", "JBSWY3DP")];
    expect(one).not.toBe(other);
    expect([one, other].map((sealed) => unseal(SECRET, "totp", sealed))).toEqual(["JBSWY3DP", "JBSWY3DP"]);
  });

  it("is unreadable with another secret, for another purpose, and when it was changed", () => {
    const sealed = seal(SECRET, "totp", "JBSWY3DP");
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
    expect(unseal(`${SECRET}!`, "totp", sealed)).toBeUndefined();
    expect(unseal(SECRET, "files", sealed)).toBeUndefined();
    for (const broken of [changed, "", "nonsense"]) expect(unseal(SECRET, "totp", broken)).toBeUndefined();
  });
});
