import { accountSummary, administrationMocks, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { AccountPage } from "./AccountPage.tsx";

const update = "POST /accounts/update_account/";

describe("One account", () => {
  it("says whose it is, who logs in for it, and why somebody cannot", async () => {
    showToAdministrator(<AccountPage id={413} />);
    expect(await screen.findByRole("heading", { level: 1, name: "North Fork Dairy" })).toBeVisible();
    expect(await screen.findByText("Too many failed logins: wait ten minutes")).toBeVisible();
    expect(await screen.findByRole("link", { name: "All that was done to it" })).toHaveAttribute(
      "href",
      "/admin/audit?account=413",
    );
    expect(await screen.findByRole("link", { name: /^Mails to/ })).toHaveAttribute(
      "href",
      "/admin/mails?state=all&recipient=jonas%40northfork.example",
    );
  });

  it("says whom it is connected with, and leads there", async () => {
    showToAdministrator(<AccountPage id={413} />);
    const part = within(await screen.findByRole("region", { name: "Networks and members" }));
    const [row] = await part.findAllByRole("listitem");
    expect(row).toHaveTextContent("Network");
    expect(row).toHaveTextContent("Manages it");
    expect(part.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^\/admin\/accounts\/\d+$/));
  });

  it("is withdrawn with a reason, which is sent for the record", async () => {
    const mocks = administrationMocks();
    const withdrawn = vi.fn((_: { body: object }) => undefined);
    const { user } = showToAdministrator(<AccountPage id={413} />, {
      ...mocks,
      "GET /accounts/account/{id}/": () => accountSummary({ state: "unclaimed" }),
      "POST /accounts/withdraw_account/": withdrawn,
    });
    await user.click(await screen.findByRole("button", { name: "Withdraw" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Withdraw" }));
    expect(withdrawn).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText("Reason"), "Made twice");
    await user.click(dialog.getByRole("button", { name: "Withdraw" }));
    await waitFor(() => expect(withdrawn).toHaveBeenCalled());
    expect(withdrawn.mock.calls[0]?.[0].body).toEqual({ account_id: 413, reason: "Made twice" });
  });

  it("is disabled for a reason, after a question, and enabled again", async () => {
    const mocks = administrationMocks();
    const post = vi.fn(mocks[update]);
    const { user } = showToAdministrator(<AccountPage id={413} />, { ...mocks, [update]: post });
    await user.click(await screen.findByRole("button", { name: "Disable" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Disable/ }));
    await user.click(dialog.getByRole("button", { name: "Disable" }));
    expect(await dialog.findByText("Please say why, in at least three characters.")).toBeVisible();
    expect(post).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText("Reason"), "Asked by phone");
    await user.click(dialog.getByRole("button", { name: "Disable" }));
    expect(await screen.findByRole("button", { name: "Enable" })).toBeVisible();
    expect(post.mock.lastCall?.[0].body).toEqual({
      account_id: 413,
      enabled: false,
      reason: "Asked by phone",
    });
  });

  it("is acted for with a reason that support has given", async () => {
    const { user, navigate } = showToAdministrator(<AccountPage id={413} />);
    await user.click(await screen.findByRole("button", { name: "Act for Them" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Reason"), "Ticket 1881");
    await user.click(dialog.getByRole("button", { name: "Act for Them" }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/hijack/413?reason=Ticket%201881"));
  });

  it("gets its first mail again, or is withdrawn, only while it is unclaimed", async () => {
    showToAdministrator(<AccountPage id={413} />, {
      "GET /accounts/account/{id}/": () => accountSummary({ state: "unclaimed" }),
    });
    expect(await screen.findByRole("button", { name: "Send Mail Again" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Withdraw" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Act for Them" })).toBeNull();
  });

  it("has its request to become an organization answered", async () => {
    const { user } = showToAdministrator(<AccountPage id={413} />);
    await user.click(await screen.findByRole("button", { name: "Approve" }));
    expect(await screen.findByText("The request is answered.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Approve" })).toBeNull());
  });

  it("stays as it was when the server refuses, and says why", async () => {
    const { user } = showToAdministrator(<AccountPage id={413} />, {
      [update]: () => problem(409, "You cannot disable yourself."),
    });
    await user.click(await screen.findByRole("button", { name: "Disable" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Reason"), "Because");
    await user.click(dialog.getByRole("button", { name: "Disable" }));
    expect(await dialog.findByText("You cannot disable yourself.")).toBeVisible();
  });

  it("that is not there is the site's page for that", async () => {
    showToAdministrator(<AccountPage id={9} />);
    expect(await screen.findByRole("heading", { name: "This page is not here" })).toBeVisible();
  });
});
