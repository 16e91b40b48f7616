import { basicProfile, businesses, exampleToken, type Mocks, problem } from "@foodshed/sdk/testing";
import { HIJACK_REDIRECT_MS } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { takeOwnSession } from "../ownSession.ts";
import { HijackPage } from "./HijackPage.tsx";

const [, dairy] = businesses;
const hijack = {
  by_account_id: 1,
  by_email: "admin@foodshed.example",
  business_name: dairy.business_name,
  reason: "Ticket 1881",
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
};
const token = exampleToken({ account_id: dairy.id, hijack });
const admin = { account_id: 1, is_admin: true };
const code = "p3Q9yT0f2mXc7LwJ5sVbR1";

/** What is answered beside the token. */
const impersonation = {
  link: null,
  expires_at: hijack.expires_at,
  account: { id: dairy.id, slug: dairy.slug, business_name: dairy.business_name },
};

function open(mocks: Mocks, options: RenderWidgetOptions & { code?: string; reason?: string } = {}) {
  const loaded = vi.fn(() => basicProfile(dairy));
  return {
    loaded,
    ...renderWidget(
      <StrictMode>
        <HijackPage account={dairy.id} code={options.code} reason={options.reason} />
      </StrictMode>,
      { ...options, mocks: { "POST /accounts/profile_by_id/": loaded, ...mocks } },
    ),
  };
}

describe("Acting for an account", () => {
  afterEach(() => void vi.useRealTimers());

  it("begins with the code of a link: the token is stored, the profile loaded, and shown after a second and a half", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const redeem = vi.fn(() => ({ token }));
    const { session, navigate, loaded } = open({ "POST /accounts/redeem_hijack/": redeem }, { code });
    await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
    expect(redeem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { code } }));
    expect(session.get()).toMatchObject({ account_id: dairy.id, hijack: { reason: "Ticket 1881" } });
    expect(navigate).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(HIJACK_REDIRECT_MS));
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/profile", { replace: true });
  });

  it("starts without a code for a signed-in administrator and saves their own session", async () => {
    const ask = vi.fn(() => ({ token, ...impersonation }));
    const { session, navigate } = open(
      { "POST /accounts/hijack/{id}/": ask },
      { signedInAs: admin, reason: " Ticket 1881: cannot reorder products " },
    );
    const own = session.get()?.token;
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/profile", { replace: true }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        params: expect.objectContaining({ id: "413" }),
        body: { reason: "Ticket 1881: cannot reorder products" },
      }),
    );
    expect(session.get()?.account_id).toBe(dairy.id);
    expect(takeOwnSession()).toBe(own);
  });

  it.each([
    ["no reason", undefined, "Opened on the site without a reason"],
    ["one that says nothing", " ? ", "Opened on the site without a reason"],
    ["one that is too long", "🍐".repeat(600), "🍐".repeat(500)],
  ])("has something honest to log where the address gives %s", async (_what, reason, logged) => {
    const ask = vi.fn((_call: { body: unknown }) => ({ token, ...impersonation }));
    open({ "POST /accounts/hijack/{id}/": ask }, { signedInAs: admin, ...(reason && { reason }) });
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(ask.mock.lastCall?.[0].body).toEqual({ reason: logged });
  });

  it("shows nothing while it asks", async () => {
    const redeem = vi.fn(() => new Promise<never>(() => {}));
    open({ "POST /accounts/redeem_hijack/": redeem }, { code });
    await waitFor(() => expect(redeem).toHaveBeenCalled());
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.getByText("Please wait")).toBeInTheDocument();
  });

  it("says why it is refused, and leaves the session as it was", async () => {
    const { session, navigate } = open(
      { "POST /accounts/hijack/{id}/": () => problem(403, "Only administrators may do this.") },
      { signedInAs: {} },
    );
    expect(await screen.findByText("Only administrators may do this.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
    expect(session.get()?.account_id).toBe(412);
    expect(takeOwnSession()).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it("says that a link does not work any more", async () => {
    open(
      { "POST /accounts/redeem_hijack/": () => problem(400, "This link does not work any more.") },
      { code },
    );
    expect(await screen.findByText("This link does not work any more.")).toBeVisible();
  });

  it("continues when its page is reloaded after the code was used", async () => {
    const redeem = vi.fn(() => problem(400, "This link does not work any more."));
    const { navigate } = open(
      { "POST /accounts/redeem_hijack/": redeem },
      { code, signedInAs: { account_id: dairy.id, hijack } },
    );
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/profile", { replace: true }));
    expect(redeem).not.toHaveBeenCalled();
  });

  it("of another account ends the first impersonation, and stores no member's session", async () => {
    const stop = vi.fn(() => undefined);
    const { session } = open(
      { "POST /accounts/redeem_hijack/": () => ({ token }), "POST /accounts/stop_hijack/": stop },
      { code, signedInAs: { account_id: 414, hijack } },
    );
    await waitFor(() => expect(session.get()?.account_id).toBe(dairy.id));
    expect(stop).toHaveBeenCalledTimes(1);
    expect(takeOwnSession()).toBeNull();
  });
});
