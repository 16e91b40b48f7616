import {
  accountCard,
  activityItem,
  businesses,
  dashboard,
  dashboardStats,
  feedHits,
  type Mocks,
  news,
  nextSteps,
  problem,
  typedHandlers,
} from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DashboardPage } from "./DashboardPage.tsx";

const answering = (mocks: Mocks = {}) => ({ msw: typedHandlers({ ...dashboard, ...mocks }) });

const meta = {
  title: "Pages/DashboardPage",
  component: DashboardPage,
  parameters: { layout: "fullscreen", signedInAs: {}, ...answering() },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [me, , , , network] = businesses;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("posted a classified:")).toBeVisible();
  },
};

export const Asked: Story = {
  parameters: answering({
    "GET /accounts/connection_requests_list/": () => [
      {
        id: 88,
        type: "membership" as const,
        account: accountCard(me),
        organization: accountCard(network),
        manage: true,
        sent_by_me: false,
        status: "pending",
        created_at: "2026-11-20T14:05:00Z",
      },
    ],
  }),
  play: async () => {
    await expect(
      await screen.findByRole("button", { name: `Accept ${network.business_name}` }),
    ).toBeVisible();
  },
};

export const ViewsDayByDay: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Views day by day" }));
    await expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(31);
  },
};

const nothingWaits = nextSteps({
  replies: { count: 0, latest: [] },
  requests: { count: 0, latest: [] },
  ending: { count: 0, first: [] },
  needs: [],
});

export const Empty: Story = {
  parameters: answering({
    "POST /accounts/activity_feeds/": () => feedHits([]),
    "GET /accounts/dashboard_stats/": () => ({
      last_week: 0,
      total: 0,
      daily: dashboardStats().daily.map(({ date }) => ({ date, views: 0 })),
    }),
    "GET /search/suggested_profiles/": () => ({ hits: { total: 0, hits: [] } }),
    "GET /accounts/next_steps/": () => nothingWaits,
    "GET /accounts/news/": () => ({ ...news(), unread: 0 }),
  }),
  play: async () => {
    await expect(await screen.findByText("Nothing has happened lately")).toBeVisible();
    await expect(await screen.findByText("Nothing waits for you.")).toBeVisible();
  },
};

const longName = "Upper Conestogo and Grand River Headwaters Cooperative Vegetable Growers’ Association";

export const LongestWords: Story = {
  parameters: answering({
    "POST /accounts/activity_feeds/": () =>
      feedHits([
        activityItem({
          actor: { id: 9, account: { id: 9, slug: "upper", business_name: longName, photo_file_name: null } },
          verb: "posted_classified",
          actee: {
            id: 1,
            kind: "classified",
            name: `Wanted: ${"Llanfairpwllgwyngyllgogerychwyrndrobwll".repeat(2)}`,
            slug: null,
          },
        }),
      ]),
  }),
  play: async () => {
    await expect(await screen.findByRole("link", { name: longName })).toBeVisible();
  },
};

export const BusyDay: Story = {
  parameters: answering({
    "POST /accounts/activity_feeds/": () =>
      feedHits(
        businesses.slice(1, 6).map((business, index) =>
          activityItem({
            id: 10 + index,
            actor: { id: business.id, account: accountCard(business) },
            created_at: new Date().toISOString(),
          }),
        ),
      ),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^5 members updated their profiles\./ }));
    const feed = within(screen.getByRole("region", { name: "Activity Feed" }));
    await expect(feed.getAllByText("updated their profile.")[0]).toBeVisible();
  },
};

const never = () => new Promise<never>(() => {});
const down = () => problem(503, "The service is not available right now. Please try again in a moment.");

export const Loading: Story = {
  parameters: answering({
    "POST /accounts/activity_feeds/": never,
    "GET /accounts/dashboard_stats/": never,
    "GET /accounts/next_steps/": never,
    "GET /accounts/news/": never,
    "GET /accounts/connection_requests_list/": never,
    "GET /search/suggested_profiles/": never,
  }),
};

export const Failed: Story = {
  parameters: answering({
    "POST /accounts/activity_feeds/": down,
    "GET /accounts/dashboard_stats/": down,
    "GET /accounts/next_steps/": down,
    "GET /accounts/news/": down,
    "GET /accounts/connection_requests_list/": down,
    "GET /search/suggested_profiles/": down,
  }),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText("Not loaded yet.")).toHaveLength(6));
    await expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
  },
};

export const OnePartFailed: Story = {
  parameters: answering({ "GET /accounts/dashboard_stats/": down }),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(screen.queryByText("Not loaded yet.")).toBeNull();
  },
};
