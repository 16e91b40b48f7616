import { exampleToken, unreachable } from "@foodshed/sdk/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { saveOwnSession, takeOwnSession } from "../ownSession.ts";
import { HijackBanner } from "./HijackBanner.tsx";

const hijack = {
  by_account_id: 1,
  by_email: "admin@foodshed.example",
  business_name: "North Fork Dairy",
  reason: null,
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
};
const acting = { account_id: 413, hijack };
const stopped = () => {
  const stop = vi.fn(() => undefined);
  return { stop, mocks: { "POST /accounts/stop_hijack/": stop } };
};
const press = () => screen.getByRole("button", { name: "Stop" });

describe("The banner of an administrator who acts for an account", () => {
  it("is not shown to anybody else", () => {
    const { unmount } = renderWidget(<HijackBanner />);
    expect(screen.queryByRole("region")).toBeNull();
    unmount();
    renderWidget(<HijackBanner />, { signedInAs: {} });
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("names the account", () => {
    renderWidget(<HijackBanner />, { signedInAs: acting });
    const { textContent } = screen.getByRole("region", { name: "Acting for an account" });
    expect(textContent).toMatch(
      /You are acting for North Fork Dairy until .+ at the latest\. What you change is recorded with your name\./,
    );
  });

  it("names the account and the hour in French", () => {
    renderWidget(<HijackBanner />, { signedInAs: acting, locale: "fr-CA" });
    const { textContent } = screen.getByRole("region", { name: "Action au nom d’un compte" });
    expect(textContent).toMatch(
      /^Vous agissez au nom de North Fork Dairy jusqu’à \d+\sh\s\d+ au plus tard\. .+Arrêter$/,
    );
  });

  it("stops once by a double click, and leads to the login", async () => {
    const { stop, mocks } = stopped();
    const { user, session, navigate } = renderWidget(<HijackBanner />, { signedInAs: acting, mocks });
    await user.dblClick(press());
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith("/login"));
    expect(stop).toHaveBeenCalledTimes(1);
    expect(session.get()).toBeNull();
    expect(screen.getByText("You are not acting for North Fork Dairy any more.")).toBeVisible();
  });

  it("restores the administrator's session where they were logged in before", async () => {
    const { mocks } = stopped();
    saveOwnSession(exampleToken({ account_id: 1, is_admin: true }));
    const { user, session, navigate } = renderWidget(<HijackBanner />, { signedInAs: acting, mocks });
    await user.click(press());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/"));
    expect(session.get()).toMatchObject({ account_id: 1, hijack: null });
    expect(takeOwnSession()).toBeNull();
  });

  it("does not bring back a session that has expired meanwhile", async () => {
    const { mocks } = stopped();
    saveOwnSession(exampleToken({ account_id: 1, exp: 1 }));
    const { user, session, navigate } = renderWidget(<HijackBanner />, { signedInAs: acting, mocks });
    await user.click(press());
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/login"));
    expect(session.get()).toBeNull();
  });

  it("stays when the server cannot be reached, and can be pressed again", async () => {
    let reachable = false;
    const { user, session } = renderWidget(<HijackBanner />, {
      signedInAs: acting,
      mocks: { "POST /accounts/stop_hijack/": () => (reachable ? undefined : unreachable()) },
    });
    await user.click(press());
    expect(await screen.findByText(/The server could not be reached/)).toBeVisible();
    expect(session.get()).not.toBeNull();
    reachable = true;
    await user.click(press());
    await waitFor(() => expect(session.get()).toBeNull());
  });

  it("says when the time is over, and forgets the administrator's own session", () => {
    saveOwnSession(exampleToken({ account_id: 1 }));
    const { session } = renderWidget(<HijackBanner />, { signedInAs: acting });
    act(() => session.end("expired"));
    expect(screen.getByText("You are not acting for North Fork Dairy any more.")).toBeVisible();
    expect(takeOwnSession()).toBeNull();
  });
});
