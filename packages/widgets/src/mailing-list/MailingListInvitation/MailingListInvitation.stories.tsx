import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MailingListInvitation } from "./MailingListInvitation.tsx";

const meta = {
  title: "Widgets/Mailing list/MailingListInvitation",
  component: MailingListInvitation,
} satisfies Meta<typeof MailingListInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Join our mailing list" }));
    const dialog = await screen.findByRole("dialog", { name: "Join our mailing list" });
    // axe would measure too little contrast while it fades in.
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    await expect(dialog).toBeVisible();
  },
};
