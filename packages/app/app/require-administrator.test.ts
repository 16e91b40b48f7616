import { exampleToken } from "@foodshed/sdk/testing";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterEach, describe, expect, it } from "vitest";
import { session } from "./browser.ts";
import { requireAdministrator } from "./require-administrator.ts";
import routes from "./routes.ts";

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

/** The pages of the administration, each with the layouts that it is opened through. */
const administrationPages = (entries: RouteConfigEntry[], through: string[] = []): [string, string[]][] =>
  entries.flatMap(({ file, path, children }) => [
    ...(path?.split("/")[0] === "admin" ? [[path, through] as [string, string[]]] : []),
    ...administrationPages(children ?? [], [...through, file]),
  ]);

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

  const pages = administrationPages(routes);

  it("is one of nine, in each language", () => {
    expect(pages).toHaveLength(18);
  });

  it.each(pages)("asks for a login first, and then for an administrator: %s", (_path, through) => {
    expect(through.slice(-2)).toEqual(["routes/members-only.tsx", "routes/administration.tsx"]);
  });
});
