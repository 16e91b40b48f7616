import { describe, expect, it } from "vitest";
import { CERTIFICATE_KINDS, certificateName, expiresSoon, isCertificateExpired } from "./certificates.ts";

describe("certificates", () => {
  it("are of what somebody certifies, under the label of its checklist", () => {
    expect(CERTIFICATE_KINDS).toHaveLength(18);
    expect(certificateName("haccp")).toBe("HACCP");
    expect(certificateName("certified_organic")).toBe("Certified Organic");
  });

  it.each([
    ["2026-11-22", true, false],
    ["2026-11-23", false, true],
    ["2026-12-23", false, true],
    ["2026-12-24", false, false],
  ])(
    "of %s are expired: %s, and expire soon: %s, late on November 23 in Ontario",
    (expires_on, expired, soon) => {
      const now = new Date("2026-11-24T04:59:00Z");
      expect(isCertificateExpired({ expires_on }, now)).toBe(expired);
      expect(expiresSoon({ expires_on }, now)).toBe(soon);
    },
  );
});
