import { problem, unreachable } from "@foodshed/sdk/testing";
import { ACCOUNT_NOTICE_MS, ALREADY_ACTIVE, LINK_TOO_OLD, LINK_USED } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ActivationStatus } from "./ActivationStatus.tsx";

const widget = <ActivationStatus token="p3Q9yT0f2mXc7LwJ5sVbR1" />;

describe("Activation", () => {
  afterEach(() => void vi.useRealTimers());

  it("spends the token once, says that it worked, and goes to the login after two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const activate = vi.fn(() => ({ message: "Done." }));
    const { navigate } = renderWidget(<StrictMode>{widget}</StrictMode>, {
      mocks: { "POST /accounts/activate_account/": activate },
    });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Activating Your Account...");
    await screen.findByText(/Your information has been successfully submitted\./);
    expect(screen.getByText(/You may now attempt to log in\./)).toBeInTheDocument();
    expect(navigate).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(ACCOUNT_NOTICE_MS));
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/login", { replace: true });
    expect(activate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { token: "p3Q9yT0f2mXc7LwJ5sVbR1" } }),
    );
  });

  it("says why it failed and leads to the login", async () => {
    const { navigate } = renderWidget(widget, {
      mocks: { "POST /accounts/activate_account/": () => problem(400, "This link has expired.") },
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failure to login due to:");
    expect(alert).toHaveTextContent("This link has expired.");
    expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("leads to another email where the link does not work any more", async () => {
    renderWidget(widget, {
      mocks: { "POST /accounts/activate_account/": () => problem(400, "Please ask for another email.") },
    });
    await screen.findByRole("alert");
    expect(screen.getByRole("link", { name: "Get another email" })).toHaveAttribute("href", "/forgot");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it.each([
    [LINK_TOO_OLD, "This link is too old", "Send me another email"],
    [LINK_USED, "This link was used already.", "Send me another email"],
  ])("says once what is the matter with the link, and sends another: %s", async (type, sentence, action) => {
    renderWidget(widget, {
      mocks: { "POST /accounts/activate_account/": () => problem(400, "No.", { token: ["No."] }, {}, type) },
    });
    expect(await screen.findAllByText(new RegExp(sentence))).toHaveLength(1);
    expect(screen.getByRole("button", { name: action })).toBeVisible();
    expect(screen.queryByText("No.")).toBeNull();
  });

  it("tells an account that is already active to log in, without an error", async () => {
    renderWidget(widget, {
      mocks: { "POST /accounts/activate_account/": () => problem(400, "No.", {}, {}, ALREADY_ACTIVE) },
    });
    expect(await screen.findByText("You are already active, log in.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getAllByRole("link", { name: "Log In" })).toHaveLength(1);
  });

  it("can be tried again when the server was out of reach, with the same link", async () => {
    let answer = (): ReturnType<typeof unreachable> | { message: string } => unreachable();
    const activate = vi.fn(() => answer());
    const { user } = renderWidget(widget, { mocks: { "POST /accounts/activate_account/": activate } });
    expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached.");
    expect(screen.queryByRole("link", { name: "Get another email" })).toBeNull();
    const again = screen.getByRole("button", { name: "Try again" });
    await user.click(again);
    await waitFor(() => expect(activate).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    answer = () => ({ message: "Done." });
    await user.click(again);
    expect(await screen.findByText(/You may now attempt to log in\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(activate).toHaveBeenCalledTimes(3);
    expect(activate).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { token: "p3Q9yT0f2mXc7LwJ5sVbR1" } }),
    );
  });

  it("recognizes an incomplete link, and links to another email", async () => {
    renderWidget(<ActivationStatus token={undefined} />);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("The link is incomplete."));
    expect(screen.getByRole("link", { name: "Get another email" })).toHaveAttribute("href", "/forgot");
  });
});
