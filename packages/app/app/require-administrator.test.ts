import { exampleToken } from "@foodshed/sdk/testing";
import { afterEach, describe, expect, it } from "vitest";
import { session } from "./browser.ts";
import { requireAdministrator } from "./require-administrator.ts";

const hijack = {
  by_account_id: 1,
  by_email: "admin@foodshed.example",
  business_name: "Maple Hill Orchard",
  reason: null,
  expires_at: "2099-01-01T00:00:00Z",
};

function statusFor(claims: Parameters<typeof exampleToken>[0]): number | undefined {
  session.start(exampleToken(claims));
  try {
    requireAdministrator(
      { request: new Request("https://site.test/admin/accounts") } as never,
      async () => {},
    );
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status;
  }
}

describe("a page of the administration", () => {
  afterEach(() => session.end());

  it("opens for an administrator", () => {
    expect(statusFor({ is_admin: true })).toBeUndefined();
  });

  it.each([
    ["a member", {}],
    ["a manager", { is_manager: true }],
    ["an administrator who acts for somebody", { is_admin: true, hijack }],
  ])("is not there for %s", (_who, claims) => {
    expect(statusFor(claims)).toBe(404);
  });
});
