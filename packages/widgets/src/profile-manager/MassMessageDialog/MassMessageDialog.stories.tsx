import { type Mocks, mailbox, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { campaign, campaignPreview } from "../../campaigns/testing.ts";
import { managedProfiles, manyProfiles } from "../testing.ts";
import { MassMessageDialog } from "./MassMessageDialog.tsx";

const uploaded = fn();
const removed = fn();
const sent = fn();

const answers = (changes: Mocks = {}) => ({
  msw: typedHandlers({
    "POST /files/file": ({ body }) => {
      uploaded(body);
      return mailbox()["POST /files/file"]();
    },
    "DELETE /files/file/{id}": ({ params }) => removed(params.id),
    "POST /campaign_preview/": () => campaignPreview(),
    "POST /campaigns/": ({ body }) => {
      sent(body);
      return campaign();
    },
    "GET /campaigns/{id}/": () => campaign(),
    ...changes,
  }),
});

const meta = {
  title: "Widgets/Profile manager/MassMessageDialog",
  component: MassMessageDialog,
  args: { open: true, onOpenChange: fn(), profiles: managedProfiles },
  parameters: { signedInAs: { is_manager: true }, ...answers() },
  beforeEach: () => {
    for (const call of [uploaded, removed, sent]) call.mockClear();
  },
} satisfies Meta<typeof MassMessageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function write(withFile = true) {
  await userEvent.type(await screen.findByLabelText("Message"), "The spring fair is on May 2.");
  if (withFile) {
    const file = new File(["%PDF-1.7"], "spring-fair.pdf", { type: "application/pdf" });
    await userEvent.upload(screen.getByLabelText(/Attachment/), file);
  }
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
}
const send = () => screen.findByRole("button", { name: "Send to 3 members" });

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Preview" })).toBeDisabled();
  },
};

export const RecipientsOfALargeNetwork: Story = {
  args: { profiles: manyProfiles },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "To 2,000 members" }));
    await expect(screen.getByText("and 1,800 more")).toBeVisible();
  },
};

export const Preview: Story = {
  play: async () => {
    await write();
    await expect(screen.getByRole("region", { name: "Preview" })).toHaveTextContent("spring-fair.pdf");
  },
};

/** The attachment is uploaded once; then the server is asked once to send the message. */
export const Done: Story = {
  play: async () => {
    await write();
    await userEvent.click(await send());
    const notice = await screen.findByText("Successfully Sent a Mass Message!");
    await waitFor(() => expect(notice).toBeVisible());
    await expect(uploaded).toHaveBeenCalledTimes(1);
    await expect(uploaded).toHaveBeenCalledWith(expect.objectContaining({ public: "false" }));
    await expect((sent.mock.lastCall ?? [])[0]).toEqual({
      kind: "message",
      accounts: [412, 413, 415],
      content: "The spring fair is on May 2.",
      files: [640],
    });
    await expect(removed).not.toHaveBeenCalled();
  },
};

const halfway = campaign({
  state: "sending",
  finished_at: null,
  counts: [
    { outcome: "waiting", count: 2 },
    { outcome: "sent", count: 1 },
  ],
});

export const Sending: Story = {
  parameters: answers({ "POST /campaigns/": () => halfway, "GET /campaigns/{id}/": () => halfway }),
  play: async () => {
    await write(false);
    await userEvent.click(await send());
    await expect(await screen.findByRole("progressbar")).toHaveAccessibleName("Sent to 1 of 3");
  },
};

/** Who is left out and why, and who gets it by mail. */
export const SomeLeftOut: Story = {
  args: { isChosen: true },
  parameters: answers({
    "POST /campaign_preview/": () =>
      campaignPreview({ count: 2, unclaimed: 1, left_out: [{ outcome: "blocked", count: 1 }] }),
  }),
  play: async () => {
    await write(false);
    await expect(await screen.findByText("Left out: 1 has blocked the conversation.")).toBeVisible();
  },
};

export const Later: Story = {
  play: async () => {
    await write(false);
    await userEvent.click(await screen.findByRole("button", { name: "Send later" }));
    await expect(screen.getByLabelText("When it goes out")).toBeVisible();
  },
};

export const Uploading: Story = {
  parameters: answers({ "POST /files/file": () => new Promise<never>(() => {}) }),
  play: async () => {
    await write();
    await userEvent.click(await send());
    await expect(await screen.findByRole("progressbar")).toHaveAccessibleName("Uploading the attachment…");
  },
};

/** An upload is kept for a retry, and deleted when another file is chosen. */
export const Refused: Story = {
  parameters: answers({
    "POST /campaigns/": () => problem(429, "You can send to 120 more members today. Try again tomorrow."),
  }),
  play: async () => {
    await write();
    await userEvent.click(await send());
    const why = "You can send to 120 more members today. Try again tomorrow.";
    await waitFor(() => expect(screen.getByText(why)).toBeVisible());
    await userEvent.click(await send());
    await waitFor(() => expect(screen.getByText(why)).toBeVisible());
    await expect(uploaded).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith("640"));
  },
};

export const AttachmentRefused: Story = {
  parameters: answers({
    "POST /files/file": () => problem(415, "No.", { file_data: ["An image or a PDF only."] }),
  }),
  play: async () => {
    await write();
    await userEvent.click(await send());
    await waitFor(() => expect(screen.getByText("An image or a PDF only.")).toBeVisible());
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { profiles: [] } };
