import { ownSettings, problem } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { authenticate, fill, section, showSettings } from "../testing.tsx";

const waiting = { email: "office@maplehill.example", requested_at: "2026-11-20T14:05:00Z" };
const settings = () => {
  const own = ownSettings();
  own["POST /accounts/update_user/"]({ body: { current_password: "x", email: waiting.email } } as never);
  return own;
};
const box = () => screen.findByRole("region", { name: "New email" });

describe("An address that waits to be confirmed", () => {
  it("is shown beside the one in use as soon as it was asked for", async () => {
    const { user } = showSettings();
    expect(screen.queryByRole("region", { name: "New email" })).toBeNull();
    fill(section("Change Contact").getByLabelText("New email"), waiting.email);
    await user.click(section("Change Contact").getByRole("button", { name: "Change Contact" }));
    await authenticate(user);
    expect(await box()).toHaveTextContent(`${waiting.email} waits to be confirmed.`);
    // The day and the time as elsewhere on the site, not 11/23/2026.
    expect((await box()).textContent).toMatch(
      /works until [A-Z][a-z]{2,3}\.? \d{1,2}, \d{4}, \d{1,2}:\d\d [ap]m\. /,
    );
    expect(section("Email").getByText("ada@maplehill.example")).toBeVisible();
  });

  it("is mailed its link again", async () => {
    const resend = vi.fn(() => ({ message: "We sent you another email!" }));
    const { user } = showSettings({ ...settings(), "POST /accounts/resend_email_change/": resend });
    await box();
    await user.click(screen.getByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText("We sent you another email!")).toBeVisible();
    expect(resend).toHaveBeenCalledOnce();
  });

  it("can be cancelled", async () => {
    const { user } = showSettings(settings());
    await box();
    await user.click(screen.getByRole("button", { name: "Keep the old address" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "New email" })).toBeNull());
    expect(screen.getByText("Your email address stays as it is.")).toBeInTheDocument();
  });

  it("says what went wrong", async () => {
    const { user } = showSettings({
      ...settings(),
      "POST /accounts/resend_email_change/": () => problem(429, "Several emails were sent already."),
    });
    await box();
    await user.click(screen.getByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText("Several emails were sent already.")).toBeVisible();
  });

  it("cannot be changed during an impersonation", async () => {
    const hijack = {
      by_account_id: 1,
      by_email: "admin@foodshed.example",
      business_name: "Maple Hill Orchard",
      reason: null,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    };
    showSettings(settings(), { signedInAs: { hijack } });
    await box();
    expect(screen.getByRole("button", { name: "Send the link again" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Keep the old address" })).toBeDisabled();
  });
});
