import { accountSummary, administrationMocks } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
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

  it("are narrowed to those of a network", async () => {
    const asked: string[] = [];
    const mocks = administrationMocks();
    const list = "GET /accounts/accounts_list/" as const;
    const { navigate, user } = showToAdministrator(<AccountsPage search="?network=77" />, {
      ...mocks,
      [list]: (request: Parameters<(typeof mocks)[typeof list]>[0]) => {
        asked.push(String(request.query));
        return mocks[list](request);
      },
    });
    await screen.findByRole("combobox", { name: "Network" });
    await waitFor(() => expect(asked.some((query) => query.includes("network=77"))).toBe(true));
    await user.selectOptions(screen.getByRole("combobox", { name: "Network" }), "Any network");
    expect(navigate).toHaveBeenCalledWith("/admin/accounts", expect.anything());
  });

  it("become one more on behalf of a business, whose page opens", async () => {
    const made = vi.fn((_: { body: object }) => [
      { id: 9, email: "lou@northfork.example", account: { id: 77, slug: "nf", business_name: "North Fork" } },
    ]);
    const { navigate, user } = showToAdministrator(<AccountsPage search="" />, {
      ...administrationMocks(),
      "POST /accounts/signup/": made,
    });
    await user.click(await screen.findByRole("button", { name: "Add an account" }));
    const dialog = within(await screen.findByRole("dialog"));
    const send = () => user.click(dialog.getByRole("button", { name: "Add and send the mail" }));
    await send();
    expect(await dialog.findByText("Enter the name of the business.")).toBeVisible();
    expect(made).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText("Business name"), "North Fork");
    await user.type(dialog.getByLabelText("First name"), "Lou");
    await user.type(dialog.getByLabelText("Last name"), "Tremblay");
    await user.type(dialog.getByLabelText("Email"), "lou@northfork.example");
    await user.click(dialog.getByRole("radio", { name: /^Processor/ }));
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/admin/accounts/77"));
    expect(made.mock.calls[0]?.[0].body).toEqual({
      business_name: "North Fork",
      first_name: "Lou",
      last_name: "Tremblay",
      email: "lou@northfork.example",
      roles: [5],
      language: "en-CA",
      on_behalf: true,
    });
  });
});
