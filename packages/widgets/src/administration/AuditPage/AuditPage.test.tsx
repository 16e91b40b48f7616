import { administrationMocks, auditChain, auditEntry, problem } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
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

describe("The chain of the record", () => {
  const chain = "GET /accounts/audit_chain/";
  const state = () => within(screen.getByRole("region", { name: "Is the record complete?" }));

  it("is verified when the page opens, and again when asked", async () => {
    const check = vi.fn(() => auditChain({ entries: 1204 }));
    const { user } = showToAdministrator(<AuditPage search="" />, { [chain]: check });
    expect(await state().findByText("Whole: 1,204 entries, verified now.")).toBeVisible();
    check.mockReturnValue(auditChain({ entries: 1205 }));
    await user.click(state().getByRole("button", { name: "Verify Again" }));
    expect(await state().findByText("Whole: 1,205 entries, verified now.")).toBeVisible();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it.each([
    [{ seq: 1207, id: 1530, reason: "changed" }, "Entry 1,207 was changed, put elsewhere or inserted."],
    [{ seq: null, id: 1530, reason: "unchained" }, "The entry in row 1,530 was written around the chain."],
    [{ seq: 12, id: null, reason: "end_missing" }, "Entry 12 is missing, and so is everything after it."],
  ] as const)("names the first entry that is not what was recorded: %o", async (fault, sentence) => {
    showToAdministrator(<AuditPage search="" />, { [chain]: () => auditChain({ fault }) });
    expect(await state().findByRole("alert")).toHaveTextContent(
      `The record is not what was written: ${sentence}`,
    );
    expect(state().getByText(/Compare it with an earlier backup/)).toBeVisible();
    expect(state().queryByText(/Whole/)).toBeNull();
  });

  it("says why it could not be verified, and leaves the entries to be read", async () => {
    showToAdministrator(<AuditPage search="" />, { [chain]: () => problem(429, "Please wait a minute.") });
    expect(await state().findByRole("alert")).toHaveTextContent(
      "It could not be verified: Please wait a minute.",
    );
    expect(await screen.findByText("Profile changed", { selector: "p" })).toBeVisible();
  });
});
