import { type Mocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { MailingListEmbed } from "./MailingListEmbed.tsx";

const answering = (answer: NonNullable<Mocks["POST /mailing_list/request/"]>) => ({
  msw: typedHandlers({ "POST /mailing_list/request/": answer }),
});

const meta = {
  title: "Widgets/Mailing list/MailingListEmbed",
  component: MailingListEmbed,
  parameters: answering(() => ({ msg: "success" })),
} satisfies Meta<typeof MailingListEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

const subscribe = async () => {
  await userEvent.type(await screen.findByLabelText("Email"), "ada@maplehill.example");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
};

export const Default: Story = {};
/** A mail is on its way, to confirm by. */
export const Done: Story = {
  play: async () => {
    await subscribe();
    await expect(await screen.findByText(/^We sent a mail to ada@maplehill.example/)).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: answering(() => problem(429, "Please wait a moment.")),
  play: async () => {
    await subscribe();
    await expect(await screen.findByRole("alert")).toHaveTextContent("Please wait a moment.");
  },
};
export const NarrowColumn: Story = {
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
