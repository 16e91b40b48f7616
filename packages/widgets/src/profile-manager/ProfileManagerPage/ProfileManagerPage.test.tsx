import { basicProfile, businesses, claims, classified, exampleToken, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { campaign, campaignPreview } from "../../campaigns/testing.ts";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { managedProfiles, manyProfiles } from "../testing.ts";
import { ProfileManagerPage } from "./ProfileManagerPage.tsx";

const network = businesses[4];
const slow = { timeout: 5000 };

function dashboard(mocks: RenderWidgetOptions["mocks"] = {}, profiles = managedProfiles) {
  return renderWidget(<ProfileManagerPage />, {
    signedInAs: { account_id: network.id, is_manager: true },
    mocks: {
      "GET /accounts/session/": () => claims({ account_id: network.id, is_manager: true }),
      "GET /accounts/managed_profiles/": () => ({ count: profiles.length, results: profiles }),
      "GET /accounts/connection_requests_list/": () => [],
      "GET /campaigns/": () => ({ count: 0, results: [] }),
      "GET /recipient_groups/": () => ({ results: [] }),
      "POST /accounts/profile_by_id/": () => basicProfile(network, { is_manager: true }),
      ...mocks,
    },
  });
}

/** A member whose token has no manager claim. */
function asMember(mocks: RenderWidgetOptions["mocks"]) {
  return renderWidget(<ProfileManagerPage />, {
    signedInAs: { is_manager: false },
    mocks: {
      "GET /accounts/managed_profiles/": () => ({ count: managedProfiles.length, results: managedProfiles }),
      "GET /accounts/connection_requests_list/": () => [],
      "GET /campaigns/": () => ({ count: 0, results: [] }),
      "GET /recipient_groups/": () => ({ results: [] }),
      "POST /accounts/profile_by_id/": () => basicProfile(network, { is_manager: true }),
      ...mocks,
    },
  });
}

const table = () => within(screen.getByRole("table", { name: "Managed profiles" }));
const names = () =>
  table()
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent?.trim());

describe("The profile manager's dashboard", () => {
  it("shows all managed profiles, also more than one call returns", async () => {
    const asked: (string | null)[] = [];
    dashboard({
      "GET /accounts/managed_profiles/": ({ request }) => {
        const from = new URL(request.url).searchParams.get("from");
        asked.push(from);
        const results = from === null ? managedProfiles.slice(0, 2) : managedProfiles.slice(Number(from));
        return { count: managedProfiles.length, results };
      },
    });
    expect(await screen.findByText(`Managing ${managedProfiles.length} Profiles`)).toBeVisible();
    expect(names()).toHaveLength(managedProfiles.length);
    expect(asked).toEqual([null, "2"]);
  });

  it("is for managers only", async () => {
    const renewed = vi.fn();
    const { session } = asMember({
      "GET /accounts/session/": () => claims({ is_manager: false }),
      "POST /accounts/refresh/": () => {
        renewed();
        return { token: exampleToken() };
      },
    });
    const { token } = session.get() ?? {};
    expect(await screen.findByText("You do not have permission to access this page.")).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
    expect(renewed).not.toHaveBeenCalled();
    expect(session.get()?.token).toBe(token);
  });

  it("closes to a manager whose network was closed since the login, and updates the whole site", async () => {
    const until = "2026-12-26T15:00:00Z";
    const { session } = dashboard({
      "GET /accounts/session/": () => claims({ is_manager: false, closing_until: until }),
      "POST /accounts/refresh/": () => ({
        token: exampleToken({ account_id: network.id, is_manager: false, closing_until: until }),
      }),
    });
    expect(await screen.findByText("You do not have permission to access this page.")).toBeVisible();
    expect(screen.queryByText(/^Managing/)).toBeNull();
    expect(session.get()).toMatchObject({ is_manager: false, closing_until: until });
  });

  it("stays open while the server does not say whether the member is still a manager", async () => {
    dashboard({ "GET /accounts/session/": () => problem(503, "Not now.") });
    expect(await screen.findByRole("heading", { name: "Managing 4 Profiles" })).toBeVisible();
    expect(screen.queryByText("Not now.")).toBeNull();
  });

  it("opens to a member who became a manager since the login, and updates the whole site", async () => {
    const { session } = asMember({
      "GET /accounts/session/": () => claims({ is_manager: true }),
      "POST /accounts/refresh/": () => ({ token: exampleToken({ is_manager: true }) }),
    });
    expect(await screen.findByRole("heading", { name: "Managing 4 Profiles" })).toBeVisible();
    expect(session.get()?.is_manager).toBe(true);
  });

  it("keeps the session of a login that happened while the new token was requested", async () => {
    const appointed = [true];
    const { session } = asMember({
      "GET /accounts/session/": () => claims({ is_manager: appointed.pop() ?? false }),
      "POST /accounts/refresh/": () => {
        session.start(exampleToken({ account_id: 413 }));
        return { token: exampleToken({ is_manager: true }) };
      },
    });
    expect(await screen.findByText("You do not have permission to access this page.")).toBeVisible();
    expect(session.get()).toMatchObject({ account_id: 413, is_manager: false });
  });

  it("reports a failure to check whether the member is a manager, and retries", async () => {
    let there = false;
    const { user } = asMember({
      "GET /accounts/session/": () => (there ? claims({ is_manager: false }) : problem(503, "Not now.")),
    });
    expect(await screen.findByText("Not now.")).toBeVisible();
    there = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("You do not have permission to access this page.")).toBeVisible();
  });

  it("shows the number of managed profiles, and links to each", async () => {
    dashboard();
    expect(await screen.findByRole("heading", { name: "Managing 4 Profiles" })).toBeVisible();
    expect(names()).toEqual([
      expect.stringMatching(/^Greenbelt Cold Chain Not confirmed yetReminded on /),
      "Maple Hill Orchard",
      "North Fork Dairy Not claimed yetLacks: description, picture",
      "The Copper Ladle Disabled",
    ]);
    expect(screen.getByRole("link", { name: "Manage Profile of Maple Hill Orchard" })).toHaveAttribute(
      "href",
      "/profiles/maple-hill-orchard",
    );
    expect(table().getByRole("row", { name: /Maple Hill Orchard/ })).toHaveTextContent("Nov 3, 2026");
    expect(screen.getByRole("link", { name: "View Profile" })).toHaveAttribute("href", "/viewProfile");
    expect(await screen.findByRole("link", { name: "Reports" })).toHaveAttribute(
      "href",
      `/reports/${network.slug}`,
    );
    expect(await screen.findByText("No Requests")).toBeVisible();
  });

  it("sorts, finds and turns pages among 2,000", async () => {
    const { user } = dashboard({}, manyProfiles);
    expect(await screen.findByRole("heading", { name: "Managing 2,000 Profiles" })).toBeVisible();
    expect(names()).toHaveLength(25);
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(names()[0]).toBe("Member 25");
    await user.click(table().getByRole("button", { name: "Business Name" }));
    expect(names()[0]).toBe("Member 1999");
    await user.type(screen.getByRole("searchbox", { name: "Find a profile" }), "member 777");
    expect(names()).toEqual(["Member 777"]);
    expect(screen.getByText("1 of 2,000 profiles")).toBeVisible();
    expect(screen.queryByRole("navigation", { name: "Pages of managed profiles" })).toBeNull();
  });

  it("can be asked for again when the profiles could not be read", async () => {
    let there = false;
    const { user } = dashboard({
      "GET /accounts/managed_profiles/": () =>
        there ? { count: 0, results: [] } : problem(503, "Not at the moment."),
    });
    expect(await screen.findByText("Not at the moment.")).toBeVisible();
    there = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Managing 0 Profiles" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Send Messages to All" })).toBeDisabled();
  });

  it("posts a classified for the business of the pressed row", async () => {
    const sent = vi.fn();
    const { user } = dashboard({
      "POST /accounts/create_classified/": ({ body }) => {
        sent(body.profile_id);
        return classified();
      },
    });
    await user.click(await screen.findByRole("button", { name: "Create Classified for Maple Hill Orchard" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create Classified" }, slow));
    expect(dialog.getByText("For Maple Hill Orchard.")).toBeVisible();
    await user.click(dialog.getByRole("tab", { name: "Selling" }));
    await user.type(dialog.getByLabelText("Title"), "Cider apples");
    await user.selectOptions(dialog.getByLabelText("Category"), "4");
    await user.type(dialog.getByLabelText("Expiry"), "2030-06-01");
    await user.type(dialog.getByLabelText("Description"), "Ten bushels.");
    await user.click(dialog.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith("412"));
    expect(await screen.findByText("Successfully Created a Classified!")).toBeVisible();
  });

  it("shows those in a state, and writes to just those", async () => {
    const { user } = dashboard();
    await user.selectOptions(await screen.findByLabelText("Show"), "Incomplete (1)");
    expect(names()).toEqual([expect.stringContaining("North Fork Dairy")]);
    const actions = within(screen.getByRole("region", { name: "For the chosen profiles" }));
    expect(actions.getByText("1 profile shown")).toBeVisible();
    await user.click(actions.getByRole("button", { name: "Write" }));
    expect(await screen.findByRole("dialog", { name: "Write to 1 member" }, slow)).toBeVisible();
  });

  it("reminds those who are ticked, but nobody again within a month", async () => {
    const sent = vi.fn();
    const { user } = dashboard({
      "POST /campaigns/": ({ body }) => {
        sent(body.kind, body.accounts, body.send_at, body.delay);
        return campaign({ kind: "nudge", state: "scheduled", counts: [{ outcome: "waiting", count: 1 }] });
      },
      "POST /campaigns/{id}/change/": ({ body }) => {
        sent(body.change);
        return campaign({ kind: "nudge", state: "cancelled" });
      },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Choose North Fork Dairy" }));
    await user.click(screen.getByRole("checkbox", { name: "Choose Greenbelt Cold Chain" }));
    expect(screen.getByText("2 profiles chosen")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remind (1)" }));
    expect(await screen.findByText("A reminder goes out in a moment.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("The reminders were stopped.")).toBeVisible();
    expect(sent.mock.calls).toEqual([["nudge", [413], undefined, 10], ["cancel"]]);
  });

  it("reminds everybody whose profile lacks something with one press", async () => {
    const sent = vi.fn();
    const { user } = dashboard({
      "POST /campaigns/": ({ body }) => {
        sent(body.accounts);
        return campaign({ kind: "nudge", state: "scheduled", counts: [{ outcome: "waiting", count: 1 }] });
      },
    });
    expect(await screen.findByText("2 profiles are unclaimed, incomplete or out of date.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remind 1 owner" }));
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith([413]));
  });

  it("keeps a group, and shows a saved one and a query", async () => {
    const saved = vi.fn();
    const { user } = dashboard({
      "GET /recipient_groups/": () => ({
        results: [{ id: 3, name: "Orchards", where: null, accounts: [412] }],
      }),
      "POST /recipient_groups/": ({ body }) => {
        saved(body);
        return { id: 4, name: body.name, where: body.where ?? null, accounts: body.accounts ?? [] };
      },
      "POST /campaign_preview/": ({ body }) =>
        body.where === "nonsense"
          ? problem(400, "The query ends too early.")
          : campaignPreview({ accounts: body.group === 3 ? [412] : [415] }),
    });
    await user.selectOptions(
      await screen.findByLabelText("Show"),
      await screen.findByText("Group: Orchards"),
    );
    await waitFor(() => expect(names()).toEqual(["Maple Hill Orchard"]));
    await user.selectOptions(screen.getByLabelText("Show"), "By query…");
    await user.type(screen.getByLabelText("Query"), "nonsense");
    await user.click(screen.getByRole("button", { name: "Show these" }));
    expect(await screen.findByText("The query ends too early.")).toBeVisible();
    await user.clear(screen.getByLabelText("Query"));
    await user.type(screen.getByLabelText("Query"), "unverified{Enter}");
    await waitFor(() => expect(names()).toEqual([expect.stringContaining("Greenbelt Cold Chain")]));
    await user.click(screen.getByRole("button", { name: "Save as a group" }));
    await user.type(await screen.findByLabelText("Name of the group", undefined, slow), "To confirm{Enter}");
    expect(await screen.findByText("The group “To confirm” is saved.")).toBeVisible();
    expect(saved).toHaveBeenCalledWith({ name: "To confirm", where: "unverified" });
  });

  it("takes chosen members out of the network after a question", async () => {
    const removed = vi.fn();
    const { user } = dashboard({
      "POST /accounts/remove_members/": ({ body }) => {
        removed(body.accounts);
        return { removed: 1 };
      },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Choose Maple Hill Orchard" }));
    await user.click(screen.getByRole("button", { name: "Remove from network" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Remove Maple Hill Orchard from your network?" }, slow),
    );
    await user.click(dialog.getByRole("button", { name: "Remove from network" }));
    expect(await screen.findByText("1 member was removed.")).toBeVisible();
    expect(removed).toHaveBeenCalledWith([412]);
    expect(screen.queryByRole("region", { name: "For the chosen profiles" })).toBeNull();
  });
});
