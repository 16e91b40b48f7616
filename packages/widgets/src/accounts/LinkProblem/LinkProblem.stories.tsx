import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LinkProblem } from "./LinkProblem.tsx";

const meta = {
  title: "Widgets/Accounts/LinkProblem",
  component: LinkProblem,
  args: { fault: "tooOld", title: "Failure to login due to:", token: "p3Q9yT0f2mXc7LwJ5sVbR1" },
} satisfies Meta<typeof LinkProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Used: Story = { args: { fault: "used" } };
export const Broken: Story = { args: { fault: "broken" } };
export const AlreadyActive: Story = { args: { fault: "active" } };

export const SentAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...typedHandlers({ "POST /accounts/resend_link/": () => ({ message: "Done." }) }));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Send me another email" }));
    await expect(await page.findByText(/We sent you another email!/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      ...typedHandlers({
        "POST /accounts/resend_link/": () => problem(503, "Please try again in a moment."),
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Send me another email" }));
    await expect(await page.findByText(/Please try again in a moment/)).toBeVisible();
  },
};
