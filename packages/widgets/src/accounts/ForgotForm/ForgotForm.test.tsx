import { problem } from "@foodshed/sdk/testing";
import { SENT_NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ForgotForm } from "./ForgotForm.tsx";

describe("A forgotten password", () => {
  afterEach(() => void vi.useRealTimers());

  it("is answered with a mail; the notice goes after four seconds, what to do next stays", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const request = vi.fn(() => ({ message: "Done." }));
    const { user } = renderWidget(<ForgotForm />, { mocks: { "POST /accounts/password_reset/": request } });
    await user.type(screen.getByLabelText("Email"), "ada@maplehill.example");
    await user.click(screen.getByRole("button", { name: "Send reset email" }));
    await screen.findByText("Password reset email sent");
    expect(request).toHaveBeenCalledWith(
      expect.objectContaining({ body: { email: "ada@maplehill.example" } }),
    );
    await act(() => vi.advanceTimersByTimeAsync(SENT_NOTICE_MS));
    expect(screen.queryByText("Password reset email sent")).toBeNull();
    expect(
      screen.getByText("We just sent you an email! It outlines steps for changing your password."),
    ).toBeInTheDocument();
  });

  it("needs an address", async () => {
    const { user } = renderWidget(<ForgotForm />);
    await user.click(screen.getByRole("button", { name: "Send reset email" }));
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      "You must provide a valid email address.",
    );
  });

  it("says again what went wrong, in focus, after a mail was sent in between", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: () => Response | { message: string } = () => problem(429, "Please wait a minute.");
    const { user } = renderWidget(<ForgotForm />, {
      mocks: { "POST /accounts/password_reset/": () => answer() },
    });
    const send = () => user.click(screen.getByRole("button", { name: "Send reset email" }));
    await user.type(screen.getByLabelText("Email"), "ada@maplehill.example");
    await send();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    answer = () => ({ message: "Done." });
    await send();
    await screen.findByText("Password reset email sent");
    await act(() => vi.advanceTimersByTimeAsync(SENT_NOTICE_MS));
    answer = () => problem(429, "Please wait a minute.");
    await send();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
  });

  it("says what went wrong", async () => {
    const { user } = renderWidget(<ForgotForm />, {
      mocks: { "POST /accounts/password_reset/": () => problem(429, "Please wait a minute.") },
    });
    await user.type(screen.getByLabelText("Email"), "ada@maplehill.example");
    await user.click(screen.getByRole("button", { name: "Send reset email" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Error resetting password:");
    expect(alert).toHaveTextContent("Please wait a minute.");
  });
});
