import { problem, typedHandlers } from "@foodshed/sdk/testing";
import { LINK_TOO_OLD } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { KeepEmail } from "./KeepEmail.tsx";

const good = { "POST /accounts/check_link/": () => ({ purpose: "stop_email_change" as const }) };

const meta = {
  title: "Widgets/Accounts/KeepEmail",
  component: KeepEmail,
  args: { token: "p3Q9yT0f2mXc7LwJ5sVbR1" },
  parameters: { msw: typedHandlers(good) },
} satisfies Meta<typeof KeepEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stopped: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/stop_email_change/": () => ({
          message: "The change is stopped. You log in with ada@maplehill.example as before.",
        }),
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Keep my address" }));
    await expect(await page.findByText(/as before/)).toBeVisible();
  },
};

/** There is nothing to stop any more. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/check_link/": () => problem(400, "Too old.", {}, {}, LINK_TOO_OLD),
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("nothing to stop");
  },
};
