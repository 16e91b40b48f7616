import { inDays, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { ClosingBanner } from "./ClosingBanner.tsx";

const meta = {
  title: "Widgets/Account Closing/ClosingBanner",
  component: ClosingBanner,
  parameters: { layout: "fullscreen", signedInAs: { closing_until: inDays(23) } },
} satisfies Meta<typeof ClosingBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ForAnEditor: Story = {
  parameters: { signedInAs: { closing_until: inDays(23), role: "editor" } },
};

export const Failed: Story = {
  parameters: {
    msw: typedHandlers({ "POST /accounts/keep_account/": () => problem(503, "Not right now.") }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Keep my account" }));
    await expect(await screen.findByText("Not right now.")).toBeVisible();
  },
};
