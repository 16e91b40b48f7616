import {
  accountCard,
  activityItem,
  businesses,
  dashboard,
  dashboardStats,
  feedHits,
  type Mocks,
  nextSteps,
  problem,
} from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { DashboardPage } from "./DashboardPage.tsx";

const [me, dairy, , , network] = businesses;

const show = (mocks: Mocks = {}) =>
  renderWidget(<DashboardPage />, { signedInAs: {}, mocks: { ...dashboard, ...mocks } });

const part = (name: string) => within(screen.getByRole("region", { name }));

describe("The dashboard", () => {
  it("tells what happened, day by day", async () => {
    show();
    const feed = part("Activity Feed");
    expect(await feed.findByText("posted a classified:")).toBeVisible();
    expect(feed.getByRole("link", { name: "Forty litres of cream" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/classifieds\/\d+-forty-litres-of-cream$/),
    );
    expect(feed.getByText("Support")).toBeVisible();
    expect(feed.getByRole("button", { name: "No More Activity" })).toBeDisabled();
  });

  it("shows what several members did on a day as one line, and each of them when it is pressed", async () => {
    const items = businesses.slice(1, 5).map((business, index) =>
      activityItem({
        id: 10 + index,
        actor: { id: business.id, account: accountCard(business) },
        created_at: new Date().toISOString(),
      }),
    );
    const { user } = show({ "POST /accounts/activity_feeds/": () => feedHits(items) });
    const line = await screen.findByRole("button", { name: /^4 members updated their profiles\./ });
    const feed = part("Activity Feed");
    expect(line).toHaveAttribute("aria-expanded", "false");
    expect(feed.queryByRole("link", { name: dairy.business_name })).toBeNull();
    await user.click(line);
    expect(line).toHaveAttribute("aria-expanded", "true");
    expect(feed.getByRole("link", { name: dairy.business_name })).toBeVisible();
    expect(feed.getAllByRole("listitem")).toHaveLength(5);
  });

  it("loads more of the feed, from where the first page ended", async () => {
    const asked = vi.fn();
    const { user } = show({
      "POST /accounts/activity_feeds/": ({ body }) => {
        asked(body?.from);
        const from = body?.from ?? 0;
        return feedHits([activityItem({ id: 1 + from }), activityItem({ id: 2 + from })], 4);
      },
    });
    await user.click(await screen.findByRole("button", { name: "Load More Activity" }));
    expect(await screen.findByRole("button", { name: "No More Activity" })).toBeDisabled();
    expect(asked.mock.calls).toEqual([[0], [2]]);
    expect(part("Activity Feed").getAllByText("updated their profile.")).toHaveLength(4);
  });

  it("shows how often the profile was viewed: last week, in all, and day by day", async () => {
    const { user } = show();
    const views = part("Profile Views");
    expect(await views.findByText("15")).toBeVisible();
    expect(views.getByText("1,204")).toBeVisible();
    expect(views.getByRole("img")).toHaveAccessibleName(/The most were 5 views/);
    await user.click(views.getByRole("button", { name: "Views day by day" }));
    expect(within(views.getByRole("table")).getAllByRole("row")).toHaveLength(31);
  });

  it("answers a connection request, and reloads the list", async () => {
    let waiting = [
      {
        id: 88,
        type: "membership" as const,
        account: accountCard(me),
        organization: accountCard(network),
        manage: false,
        sent_by_me: false,
        status: "pending" as const,
        created_at: "2026-11-20T14:05:00Z",
      },
    ];
    const answered = vi.fn();
    const { user } = show({
      "GET /accounts/connection_requests_list/": () => waiting,
      "POST /accounts/accept_connection_request/": ({ body }) => {
        answered(body);
        const [request] = waiting;
        waiting = [];
        return { ...(request as NonNullable<typeof request>), status: "accepted" };
      },
    });
    await user.click(await screen.findByRole("button", { name: `Accept ${network.business_name}` }));
    expect(await part("Connection Requests").findByText("No Requests")).toBeVisible();
    expect(answered).toHaveBeenCalledExactlyOnceWith({ id: 88, accept: true });
  });

  it("leads to the shipping calculator, and to three businesses", async () => {
    show();
    expect(part("Shipping Calculator").getByRole("link")).toHaveAttribute("href", "/shipping");
    const suggested = part("Suggested Profiles");
    expect(await suggested.findByRole("link", { name: dairy.business_name })).toHaveAttribute(
      "href",
      "/profiles/north-fork-dairy",
    );
    expect(suggested.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  });

  it("has an empty state with a message", async () => {
    show({
      "POST /accounts/activity_feeds/": () => feedHits([]),
      "GET /search/suggested_profiles/": () => ({ hits: { total: 0, hits: [] } }),
    });
    expect(await screen.findByText("Nothing has happened lately")).toBeVisible();
    expect(await screen.findByText(/We have nobody to suggest yet/)).toBeVisible();
  });

  it("shows the other parts when one cannot be read, and reads that one again", async () => {
    let broken = true;
    const { user } = show({
      "POST /accounts/activity_feeds/": () =>
        broken ? problem(503, "Not right now.") : feedHits([activityItem()]),
    });
    const feed = part("Activity Feed");
    expect(await feed.findByText("Not right now.")).toBeVisible();
    expect(await part("Profile Views").findByText("1,204")).toBeVisible();
    broken = false;
    await user.click(feed.getByRole("button", { name: "Try again" }));
    expect(await feed.findByText("updated their profile.")).toBeVisible();
  });

  it("says once what keeps several parts away, and reads all of them again with one press", async () => {
    let broken = true;
    const down = () => problem(503, "Not right now.");
    const { user } = show({
      "POST /accounts/activity_feeds/": () => (broken ? down() : feedHits([activityItem()])),
      "GET /accounts/dashboard_stats/": () => (broken ? down() : dashboardStats()),
      "GET /accounts/next_steps/": () => (broken ? down() : nextSteps()),
      "GET /accounts/connection_requests_list/": () => (broken ? problem(404, "Not found.") : []),
    });
    await waitFor(() => expect(screen.getAllByText("Not loaded yet.")).toHaveLength(3));
    expect(screen.getAllByText("Not right now.")).toHaveLength(1);
    expect(part("Connection Requests").getByText("Not found.")).toBeVisible();
    broken = false;
    await user.click(screen.getAllByRole("button", { name: "Try again" })[0] as HTMLElement);
    expect(await part("Activity Feed").findByText("updated their profile.")).toBeVisible();
    expect(await part("Profile Views").findByText("1,204")).toBeVisible();
    expect(await part("What to do next").findAllByRole("listitem")).not.toHaveLength(0);
    expect(screen.queryByText("Not right now.")).toBeNull();
    expect(part("Connection Requests").getByText("Not found.")).toBeVisible();
  });

  it("keeps what is loaded when the next page cannot be read", async () => {
    const { user } = show({
      "POST /accounts/activity_feeds/": ({ body }) =>
        body?.from ? problem(503, "Not right now.") : feedHits([activityItem()], 2),
    });
    await user.click(await screen.findByRole("button", { name: "Load More Activity" }));
    expect(await screen.findByText("Not right now.")).toBeVisible();
    expect(screen.getByText("updated their profile.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Load More Activity" })).toBeEnabled();
  });
});
