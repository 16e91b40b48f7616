import { openSession, ownSettings, problem } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { section, showSettings } from "../testing.tsx";

const own = () => section("Where You Are Signed In");
const phone = () => own().queryByText("Safari on iOS");

describe("Where you are signed in", () => {
  it("is told by device, and this one has no button", async () => {
    showSettings();
    expect(await own().findByText("Firefox on Windows")).toBeVisible();
    expect(own().getByText("This device")).toBeVisible();
    expect(
      own()
        .getAllByRole("button", { name: /^End/ })
        .map(({ textContent }) => textContent),
    ).toEqual(["End", "End", "End All Other Sessions"]);
  });

  it("names support with its reason, and what says nothing of itself", async () => {
    showSettings({
      "GET /accounts/sessions/": () => [
        openSession({ current: true }),
        openSession({ id: "0b9f2f7e-0000-4000-8000-000000000002", browser: null, system: null }),
        openSession({
          id: "0b9f2f7e-0000-4000-8000-000000000003",
          support: { reason: "Ticket 1881: cannot reorder products" },
        }),
      ],
    });
    expect(
      await own().findByText("Foodshed support acts for you: Ticket 1881: cannot reorder products"),
    ).toBeVisible();
    expect(own().getByText("Unknown device")).toBeVisible();
  });

  it("can be ended for one device", async () => {
    const settings = ownSettings();
    const post = vi.fn(settings["POST /accounts/end_session/"]);
    const { user } = showSettings({ ...settings, "POST /accounts/end_session/": post });
    await user.click(await own().findByRole("button", { name: "End the session of Safari on iOS" }));
    await waitFor(() => expect(phone()).toBeNull());
    expect(post).toHaveBeenCalledTimes(1);
    expect(await screen.findByText("That session has ended.")).toBeVisible();
    expect(own().getByText("Firefox on Windows")).toBeVisible();
  });

  it("can be ended for all other devices at once", async () => {
    const { user } = showSettings();
    await user.click(await own().findByRole("button", { name: "End All Other Sessions" }));
    await waitFor(() => expect(phone()).toBeNull());
    expect(own().getByText("Firefox on Windows")).toBeVisible();
    expect(own().queryByRole("button", { name: "End All Other Sessions" })).toBeNull();
  });

  it("stays listed when the server does not end it, and goes when it had ended already", async () => {
    let status = 503;
    const { user } = showSettings({
      "POST /accounts/end_session/": () => problem(status, "Not right now."),
    });
    const button = () => own().findByRole("button", { name: "End the session of Safari on iOS" });
    await user.click(await button());
    expect(await screen.findByText("Not right now.")).toBeVisible();
    expect(phone()).toBeVisible();
    status = 404;
    await user.click(await button());
    await waitFor(() => expect(phone()).toBeNull());
  });

  it("can be loaded again", async () => {
    let fails = true;
    const settings = ownSettings();
    const { user } = showSettings({
      ...settings,
      "GET /accounts/sessions/": () =>
        fails ? problem(503, "Not right now.") : settings["GET /accounts/sessions/"](),
    });
    expect(await own().findByText(/could not be loaded/)).toBeVisible();
    fails = false;
    await user.click(own().getByRole("button", { name: /again/i }));
    expect(await own().findByText("Firefox on Windows")).toBeVisible();
  });

  it("is not shown to an administrator who acts for the member", async () => {
    showSettings(
      {},
      {
        signedInAs: {
          hijack: {
            by_account_id: 1,
            by_email: "admin@foodshed.example",
            business_name: "Maple Hill Orchard",
            reason: null,
            expires_at: "2099-01-01T00:00:00Z",
          },
        },
      },
    );
    expect(screen.queryByRole("region", { name: "Where You Are Signed In" })).toBeNull();
  });
});
