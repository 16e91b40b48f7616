import { accountSummary, administrationMocks } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { ACCOUNTS_PER_PAGE, AccountsPage } from "./AccountsPage.tsx";

const op = "GET /accounts/accounts_list/";

describe("The accounts", () => {
  it("are found by what the address says, and lead to one account", async () => {
    const list = vi.fn(administrationMocks()[op]);
    showToAdministrator(<AccountsPage search="?query=north&role=seller&state=active&page=2" />, {
      [op]: list,
    });
    expect(await screen.findByRole("link", { name: "North Fork Dairy" })).toHaveAttribute(
      "href",
      "/admin/accounts/413",
    );
    expect(Object.fromEntries(list.mock.lastCall?.[0].query ?? [])).toEqual({
      query: "north",
      role: "seller",
      state: "active",
      from: String(ACCOUNTS_PER_PAGE),
      size: String(ACCOUNTS_PER_PAGE),
    });
  });

  it("are looked for while somebody types, and the address follows", async () => {
    const { user, navigate } = showToAdministrator(<AccountsPage search="?state=active&page=3" />);
    await user.type(screen.getByRole("searchbox", { name: "Name, person or email" }), "maple");
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledExactlyOnceWith(
        "/admin/accounts?state=active&query=maple",
        expect.objectContaining({ replace: true }),
      ),
    );
  });

  it("are narrowed by state, and unknown filters are left out", async () => {
    const { user, navigate } = showToAdministrator(<AccountsPage search="?state=odd&role=king&page=x" />);
    expect(await screen.findByText("2 accounts")).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Disabled");
    expect(navigate).toHaveBeenLastCalledWith("/admin/accounts?state=disabled&role=king", expect.anything());
  });

  it("are shown page by page", async () => {
    const { user, navigate } = showToAdministrator(<AccountsPage search="" />, {
      [op]: () => ({ count: 60, results: [accountSummary()] }),
    });
    await user.click(await screen.findByRole("button", { name: "Page 3" }));
    expect(navigate).toHaveBeenLastCalledWith("/admin/accounts?page=3", expect.anything());
  });

  it("say when none matches", async () => {
    showToAdministrator(<AccountsPage search="?query=zzz" />);
    expect(await screen.findByRole("heading", { name: "No account matches" })).toBeVisible();
  });
});
