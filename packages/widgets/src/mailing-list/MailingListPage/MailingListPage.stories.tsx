import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { MailingListPage } from "./MailingListPage.tsx";

const meta = { title: "Pages/MailingListPage", component: MailingListPage } satisfies Meta<
  typeof MailingListPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers = (mock: Parameters<typeof typedHandlers>[0]["POST /mailing_list/subscribe/"]) => ({
  msw: typedHandlers({ "POST /mailing_list/subscribe/": mock }),
});

const subscribe =
  (words: RegExp): Story["play"] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Email"), "ada@maplehill.example");
    await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
    await canvas.findByText(words);
  };

export const Default: Story = {};

export const Done: Story = {
  parameters: answers(() => ({ msg: "success" })),
  play: subscribe(/successfully submitted/),
};

export const AlreadySubscribed: Story = {
  parameters: answers(() => problem(409, "Already subscribed: this address is on the mailing list.")),
  play: subscribe(/already subscribed/),
};

export const Failed: Story = {
  parameters: answers(() => problem(503, "The list cannot be reached.")),
  play: subscribe(/cannot be reached/),
};
