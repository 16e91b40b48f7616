import { problem } from "@foodshed/sdk/testing";
import { ACCOUNT_NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ResetForm } from "./ResetForm.tsx";

const widget = <ResetForm token="reset-token-123456" />;

const goodLink = { "POST /accounts/check_link/": () => ({ purpose: "reset_password" as const }) };

describe("A new password", () => {
  afterEach(() => void vi.useRealTimers());

  it("is set with the mail's token, and leads to the login", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const set = vi.fn(() => ({ message: "Done." }));
    const { user, navigate } = renderWidget(widget, {
      mocks: { ...goodLink, "POST /accounts/set_new_password/": set },
    });
    await user.type(screen.getByLabelText("Password"), "orchard#2026");
    await user.type(screen.getByLabelText("Confirm password"), "orchard#2026");
    await user.click(screen.getByRole("button", { name: "Set password" }));
    await screen.findByText("Your password is set successfully.");
    expect(set).toHaveBeenCalledWith(
      expect.objectContaining({ body: { token: "reset-token-123456", password: "orchard#2026" } }),
    );
    await act(() => vi.advanceTimersByTimeAsync(ACCOUNT_NOTICE_MS));
    expect(navigate).toHaveBeenCalledWith("/login", { replace: true });
  });

  it("must be the same twice", async () => {
    const { user } = renderWidget(widget);
    await user.type(screen.getByLabelText("Password"), "orchard#2026");
    await user.type(screen.getByLabelText("Confirm password"), "orchard#2027");
    await user.click(screen.getByRole("button", { name: "Set password" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Both password fields must match.");
  });

  it("says why it was refused", async () => {
    const { user } = renderWidget(widget, {
      mocks: {
        ...goodLink,
        "POST /accounts/set_new_password/": () => problem(400, "This link has expired."),
      },
    });
    await user.type(screen.getByLabelText("Password"), "orchard#2026");
    await user.type(screen.getByLabelText("Confirm password"), "orchard#2026");
    await user.click(screen.getByRole("button", { name: "Set password" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Error resetting password:");
    expect(alert).toHaveTextContent("This link has expired.");
  });

  it("moves focus to every failure, and forgets the server's once the passwords differ", async () => {
    const { user } = renderWidget(widget, {
      mocks: {
        ...goodLink,
        "POST /accounts/set_new_password/": () => problem(400, "This link has expired."),
      },
    });
    const send = () => user.click(screen.getByRole("button", { name: "Set password" }));
    await send();
    expect(screen.getByRole("alert")).toHaveFocus();
    await user.type(screen.getByLabelText("Password"), "orchard#2026");
    await user.type(screen.getByLabelText("Confirm password"), "orchard#2026");
    await send();
    await screen.findByText("This link has expired.");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await user.type(screen.getByLabelText("Confirm password"), "x");
    await waitFor(() => expect(screen.queryByText("This link has expired.")).toBeNull());
    expect(screen.getByRole("alert")).toHaveTextContent("Both password fields must match.");
    await send();
    expect(screen.getByRole("alert")).toHaveFocus();
  });
});
