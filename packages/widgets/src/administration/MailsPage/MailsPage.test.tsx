import { administrationMocks, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { MailsPage } from "./MailsPage.tsx";

describe("Mails that failed", () => {
  it("say to whom, about what and why, and lead to the account", async () => {
    showToAdministrator(<MailsPage search="" />);
    expect(await screen.findByText("550 5.1.1 No such mailbox here")).toBeVisible();
    expect(screen.getByText("Confirm your email address")).toBeVisible();
    expect(screen.getByRole("link", { name: "Maple Hill Orchard" })).toHaveAttribute(
      "href",
      "/admin/accounts/412",
    );
    expect(screen.getByText(/tried 14 times/)).toBeVisible();
    expect(screen.getByText("2 mails")).toBeVisible();
  });

  it("go out again, one of them", async () => {
    const mocks = administrationMocks();
    const retry = vi.fn(mocks["POST /administration/retry_mails/"]);
    const { user } = showToAdministrator(<MailsPage search="" />, {
      ...mocks,
      "POST /administration/retry_mails/": retry,
    });
    const again = { name: "Send again: “Confirm your email address” to ada@maplehill.example" };
    await user.click(await screen.findByRole("button", again));
    expect(await screen.findByText("1 mail goes out again.")).toBeVisible();
    expect(retry.mock.calls[0]?.[0].body).toEqual({ id: 5120 });
    await waitFor(() => expect(screen.queryByText("Failed for good", { selector: "span" })).toBeNull());
  });

  it("go out again, all that were given up, after a question", async () => {
    const { user } = showToAdministrator(<MailsPage search="" />);
    await user.click(await screen.findByRole("button", { name: "Send All Failed Again" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Send All Failed Again" }));
    expect(await screen.findByText("1 mail goes out again.")).toBeVisible();
  });

  it("can be read, and cancelled after a question; a refusal is said", async () => {
    let refuses = true;
    const mocks = administrationMocks();
    const { user } = showToAdministrator(<MailsPage search="" />, {
      ...mocks,
      "POST /administration/cancel_mail/": (call) =>
        refuses
          ? problem(409, "This mail was sent already.")
          : mocks["POST /administration/cancel_mail/"](call),
    });
    await user.click(await screen.findByRole("button", { name: /^Read “Confirm/ }));
    expect(await screen.findByText(/confirm your address: https:\/\/foodshed.example\/…/)).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: /^Cancel “Confirm/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Cancel Mail" }));
    expect(await dialog.findByText("This mail was sent already.")).toBeVisible();
    refuses = false;
    await user.click(dialog.getByRole("button", { name: "Cancel Mail" }));
    expect(await screen.findByText("The mail is cancelled.")).toBeVisible();
  });

  it("are narrowed by what the address says", async () => {
    const list = vi.fn(administrationMocks()["GET /administration/mails/"]);
    const { user, navigate } = showToAdministrator(<MailsPage search="?state=all&recipient=north" />, {
      "GET /administration/mails/": list,
    });
    expect(await screen.findByText("3 new messages")).toBeVisible();
    expect(Object.fromEntries(list.mock.lastCall?.[0].query ?? [])).toEqual({
      from: "0",
      size: "25",
      recipient: "north",
    });
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Sent");
    expect(navigate).toHaveBeenLastCalledWith("/admin/mails?state=sent&recipient=north", expect.anything());
  });

  it("say that there are none", async () => {
    showToAdministrator(<MailsPage search="" />, {
      "GET /administration/mails/": () => ({ count: 0, results: [] }),
    });
    expect(await screen.findByRole("heading", { name: "Every mail has gone out" })).toBeVisible();
  });
});
