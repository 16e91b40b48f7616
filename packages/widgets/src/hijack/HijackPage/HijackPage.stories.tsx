import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { HijackPage } from "./HijackPage.tsx";

const meta = {
  title: "Pages/HijackPage",
  component: HijackPage,
  args: { account: 413, code: "p3Q9yT0f2mXc7LwJ5sVbR1" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof HijackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    msw: typedHandlers({ "POST /accounts/redeem_hijack/": () => new Promise<never>(() => {}) }),
  },
};

export const Failed: Story = {
  parameters: {
    msw: typedHandlers({
      "POST /accounts/redeem_hijack/": () => problem(400, "This link does not work any more."),
    }),
  },
  play: async () => {
    await expect(await screen.findByText("This link does not work any more.")).toBeVisible();
  },
};

export const NotAnAdministrator: Story = {
  args: { code: undefined },
  parameters: {
    signedInAs: {},
    msw: typedHandlers({
      "POST /accounts/hijack/{id}/": () => problem(403, "You are not allowed to do this."),
    }),
  },
  play: async () => {
    await expect(await screen.findByText("You are not allowed to do this.")).toBeVisible();
  },
};
