import { problem } from "@foodshed/sdk/testing";
import { ACCOUNT_NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { saveSignedUpAccount } from "../signedUpAccount.ts";
import { ConfirmPage } from "./ConfirmPage.tsx";

const signedUp = { account_id: 412, email: "ada@maplehill.example" };
const page = <ConfirmPage supportEmail="help@foodshed.example" />;

describe("The page after a sign-up", () => {
  afterEach(() => void vi.useRealTimers());

  it("asks to confirm the address, and names who helps", () => {
    saveSignedUpAccount(signedUp);
    renderWidget(page);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "You're almost set! Please confirm your email.",
    );
    expect(screen.getByText(signedUp.email)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "help@foodshed.example" })).toHaveAttribute(
      "href",
      "mailto:help@foodshed.example",
    );
  });

  it("sends another mail for the account that signed up here, and says so for two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    saveSignedUpAccount(signedUp);
    const resend = vi.fn(() => ["We sent you another email!"]);
    const { user } = renderWidget(page, { mocks: { "POST /accounts/resend_verification/": resend } });
    await user.click(screen.getByRole("button", { name: "Resend email" }));
    await screen.findByText("We sent you another email!");
    expect(resend).toHaveBeenCalledWith(expect.objectContaining({ body: { account_id: 412 } }));
    await act(() => vi.advanceTimersByTimeAsync(ACCOUNT_NOTICE_MS));
    expect(screen.queryByText("We sent you another email!")).toBeNull();
  });

  it("shows the server's message when the mail cannot be sent", async () => {
    saveSignedUpAccount(signedUp);
    const { user } = renderWidget(page, {
      mocks: { "POST /accounts/resend_verification/": () => problem(429, "Please wait a minute.") },
    });
    await user.click(screen.getByRole("button", { name: "Resend email" }));
    expect(await screen.findByText("Please wait a minute.")).toBeInTheDocument();
  });

  it("offers no other mail in a browser without a sign-up", () => {
    renderWidget(page);
    expect(screen.queryByRole("button", { name: "Resend email" })).toBeNull();
    expect(screen.getByRole("link", { name: "Log In" })).toBeInTheDocument();
  });
});
