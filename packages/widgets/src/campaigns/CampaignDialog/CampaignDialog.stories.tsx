import { accountCard, businesses, type Mocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { campaign } from "../testing.ts";
import { CampaignDialog } from "./CampaignDialog.tsx";

const [orchard, dairy, restaurant] = businesses;
const at = "2026-11-20T14:05:01Z";
const results = [
  {
    account: accountCard(orchard),
    outcome: "sent" as const,
    sent_at: at,
    mail: { state: "sent" as const, reason: null },
  },
  {
    account: accountCard(dairy),
    outcome: "sent" as const,
    sent_at: at,
    mail: { state: "failed" as const, reason: "550 No such mailbox" },
  },
  { account: accountCard(restaurant), outcome: "blocked" as const, sent_at: null, mail: null },
];

const answers = (changes: Mocks = {}) => ({
  msw: typedHandlers({
    "GET /campaigns/{id}/recipients/": () => ({ count: 3, results }),
    ...changes,
  }),
});

const meta = {
  title: "Widgets/Campaigns/CampaignDialog",
  component: CampaignDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    campaign: campaign({
      counts: [
        { outcome: "sent", count: 2 },
        { outcome: "blocked", count: 1 },
      ],
    }),
  },
  parameters: { signedInAs: { is_manager: true }, ...answers() },
} satisfies Meta<typeof CampaignDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("The mail server says: 550 No such mailbox")).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: answers({ "GET /campaigns/{id}/recipients/": () => new Promise<never>(() => {}) }),
};
export const Empty: Story = {
  parameters: answers({ "GET /campaigns/{id}/recipients/": () => ({ count: 0, results: [] }) }),
};
export const Failed: Story = {
  parameters: answers({ "GET /campaigns/{id}/recipients/": () => problem(503, "Please try again.") }),
};
