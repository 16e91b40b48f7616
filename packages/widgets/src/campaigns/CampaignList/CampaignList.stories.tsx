import { type Mocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { campaign } from "../testing.ts";
import { CampaignList } from "./CampaignList.tsx";

const results = [
  campaign({
    id: 1,
    state: "sending",
    recipients: 20_000,
    counts: [
      { outcome: "waiting", count: 8000 },
      { outcome: "sent", count: 12_000 },
    ],
    finished_at: null,
  }),
  campaign({
    id: 2,
    kind: "nudge",
    content: "",
    recipients: 40,
    counts: [
      { outcome: "sent", count: 31 },
      { outcome: "recent", count: 9 },
    ],
    mails: { sent: 28, delayed: 2, failed: 1 },
  }),
  campaign({ id: 3, state: "waiting", waits_until: "2026-11-21T14:05:00Z", finished_at: null }),
  campaign({ id: 4, state: "paused", finished_at: null, counts: [{ outcome: "waiting", count: 3 }] }),
  campaign({
    id: 5,
    state: "scheduled",
    send_at: "2099-04-01T13:00:00Z",
    finished_at: null,
    counts: [{ outcome: "waiting", count: 3 }],
  }),
  campaign({
    id: 6,
    state: "cancelled",
    counts: [
      { outcome: "waiting", count: 2 },
      { outcome: "sent", count: 1 },
    ],
  }),
];

const answers = (changes: Mocks = {}) => ({
  msw: typedHandlers({ "GET /campaigns/": () => ({ count: results.length, results }), ...changes }),
});

const meta = {
  title: "Widgets/Campaigns/CampaignList",
  component: CampaignList,
  parameters: { signedInAs: { is_manager: true }, ...answers() },
} satisfies Meta<typeof CampaignList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("progressbar", { name: "Sent to 12,000 of 20,000" })).toBeVisible();
    await expect(canvas.getByText(/1 email did not arrive/)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: answers({ "GET /campaigns/": () => new Promise<never>(() => {}) }),
};
export const Empty: Story = { parameters: answers({ "GET /campaigns/": () => ({ count: 0, results: [] }) }) };
export const Failed: Story = {
  parameters: answers({ "GET /campaigns/": () => problem(503, "Please try again in a moment.") }),
};
export const Refused: Story = {
  parameters: answers({
    "POST /campaigns/{id}/change/": () => problem(409, "This campaign is over."),
  }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole("button", { name: "Pause" }))[0] as HTMLElement);
    await expect(await canvas.findByText("This campaign is over.")).toBeVisible();
  },
};
