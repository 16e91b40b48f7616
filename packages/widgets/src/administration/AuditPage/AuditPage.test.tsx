import { administrationMocks, auditEntry } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { AuditPage, ENTRIES_PER_PAGE } from "./AuditPage.tsx";

const op = "GET /administration/audit/";

describe("The record", () => {
  it("says what was done, by whom, in whose name and to which account", async () => {
    showToAdministrator(<AuditPage search="" />);
    expect(await screen.findByText("Profile changed", { selector: "p" })).toBeVisible();
    expect(screen.getByText("admin@foodshed.example, acting for ada@maplehill.example")).toBeVisible();
    expect(screen.getAllByRole("link", { name: "Maple Hill Orchard" })[0]).toHaveAttribute(
      "href",
      "/admin/accounts/412",
    );
    expect(screen.getByText("mails: 3")).toBeVisible();
  });

  it("is narrowed by what the address says, and leaves out what cannot be", async () => {
    const list = vi.fn(administrationMocks()[op]);
    showToAdministrator(
      <AuditPage search="?by=admin&account=412&operation=updateAccount&since=2026-05-01&until=yesterday" />,
      { [op]: list },
    );
    await screen.findAllByRole("link", { name: "Maple Hill Orchard" });
    expect(Object.fromEntries(list.mock.lastCall?.[0].query ?? [])).toEqual({
      by: "admin",
      account_id: "412",
      operation: "updateAccount",
      since: "2026-05-01",
      size: String(ENTRIES_PER_PAGE),
    });
  });

  it("goes back by the id of the last entry", async () => {
    const list = vi.fn((call: { query: URLSearchParams }) => ({
      results: Array.from({ length: call.query.get("before") ? 1 : ENTRIES_PER_PAGE }, (_, index) =>
        auditEntry({ id: (call.query.get("before") ? 10 : 100) - index }),
      ),
      operations: ["updateAccount"],
    }));
    const { user } = showToAdministrator(<AuditPage search="" />, { [op]: list });
    await user.click(await screen.findByRole("button", { name: "Load Older Entries" }));
    await vi.waitFor(() => expect(list.mock.lastCall?.[0].query.get("before")).toBe("51"));
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Load Older Entries" })).toBeNull());
  });
});
