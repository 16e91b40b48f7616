import { inDays, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { HijackBanner } from "./HijackBanner.tsx";

const acting = (business_name: string) => ({
  signedInAs: {
    account_id: 413,
    hijack: {
      by_account_id: 1,
      by_email: "admin@foodshed.example",
      business_name,
      reason: "Ticket 1881: cannot reorder products",
      expires_at: inDays(1 / 24),
    },
  },
});

const meta = {
  title: "Widgets/Hijack/HijackBanner",
  component: HijackBanner,
  parameters: { layout: "fullscreen", ...acting("North Fork Dairy") },
} satisfies Meta<typeof HijackBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestWords: Story = {
  parameters: acting("Upper Conestogo and Grand River Headwaters Cooperative Vegetable Growers’ Association"),
};

export const Failed: Story = {
  parameters: {
    msw: typedHandlers({ "POST /accounts/stop_hijack/": () => problem(503, "Not right now.") }),
  },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Stop" }));
    await expect(await screen.findByText("Not right now.")).toBeVisible();
  },
};
