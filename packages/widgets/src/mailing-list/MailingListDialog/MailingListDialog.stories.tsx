import { type Mocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import { MAILING_LIST_DISMISSED_KEY } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { MailingListDialog } from "./MailingListDialog.tsx";

const answering = (answer: NonNullable<Mocks["POST /mailing_list/subscribe/"]>) => ({
  msw: typedHandlers({ "POST /mailing_list/subscribe/": answer }),
});

const meta = {
  title: "Widgets/Mailing list/MailingListDialog",
  id: "mailing-list-mailinglistdialog",
  component: MailingListDialog,
  args: { open: true, onOpenChange: fn() },
  parameters: answering(() => ({ msg: "success" })),
} satisfies Meta<typeof MailingListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function subscribe() {
  await userEvent.type(await screen.findByLabelText("Email"), "ada@maplehill.example");
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
}

export const Idle: Story = {
  name: "Default",
  tags: ["picture"],
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Join our mailing list" });
    // axe would measure too little contrast while it fades in.
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
    await expect(dialog).toBeVisible();
  },
};

export const DoNotShowAgain: Story = {
  play: async ({ args }) => {
    localStorage.removeItem(MAILING_LIST_DISMISSED_KEY);
    await userEvent.click(await screen.findByRole("button", { name: "Don't show again" }));
    await expect(localStorage.getItem(MAILING_LIST_DISMISSED_KEY)).not.toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Subscribe" }));
    await expect(await screen.findByText("You must provide a valid email address.")).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: answering(() => new Promise<never>(() => {})),
  play: async () => {
    await subscribe();
    await expect(screen.getByRole("button", { name: "Subscribe" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Success: Story = {
  name: "Done",
  tags: ["picture"],
  play: async () => {
    await subscribe();
    await expect(await screen.findByText("Your information has been successfully submitted.")).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["picture"],
  parameters: answering(() => problem(503, "The list cannot be reached. Please try again.")),
  play: async () => {
    await subscribe();
    await expect(await screen.findByRole("alert")).toHaveTextContent("The list cannot be reached.");
  },
};

export const AlreadySubscribed: Story = {
  parameters: answering(() => problem(409, "Already subscribed: this address is on the mailing list.")),
  play: async () => {
    await subscribe();
    await expect(await screen.findByText("You are already subscribed to the mailing list.")).toBeVisible();
  },
};
