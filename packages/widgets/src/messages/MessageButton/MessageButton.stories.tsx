import { type Mocks, mailbox, message, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { MessageButton } from "./MessageButton.tsx";

const uploaded = fn();
const removed = fn();
const sent = fn();
const box = {
  ...mailbox(),
  "POST /files/file": ({ body }) => {
    uploaded(body);
    return mailbox()["POST /files/file"]();
  },
  "DELETE /files/file/{id}": ({ params }) => removed(params.id),
  "POST /conversations/send_message/": ({ body }) => {
    sent(body);
    return message();
  },
} satisfies Mocks;

const meta = {
  title: "Widgets/Messages/MessageButton",
  id: "messages-messagebutton",
  component: MessageButton,
  args: { recipient: 413, businessName: "North Fork Dairy" },
  parameters: { signedInAs: {}, msw: typedHandlers(box) },
  beforeEach: () => {
    for (const call of [uploaded, removed, sent]) call.mockClear();
  },
} satisfies Meta<typeof MessageButton>;
export default meta;
type Story = StoryObj<typeof meta>;

async function write() {
  await userEvent.click(await screen.findByRole("button", { name: "Message" }));
  await userEvent.type(await screen.findByLabelText("Message"), "Do you deliver to Elora?");
}
const attach = () =>
  userEvent.upload(
    screen.getByLabelText(/Attachment/),
    new File(["%PDF-1.7"], "price-list.pdf", { type: "application/pdf" }),
  );

export const Default: Story = {};
export const Visitor: Story = { parameters: { signedInAs: undefined } };
export const OwnBusiness: Story = { args: { recipient: 412, whenOwn: "disabled" } };

export const Pristine: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Message" }));
    await expect(await screen.findByRole("button", { name: "Send" })).toBeDisabled();
  },
};

export const TooLong: Story = {
  play: async () => {
    await write();
    await userEvent.click(screen.getByLabelText("Message"));
    await userEvent.paste(" carrots".repeat(125));
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await expect(await screen.findByText("A message has at most 1000 characters.")).toBeInTheDocument();
    await expect(screen.getByLabelText("Message")).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The conversation is blocked. */
export const Disabled: Story = { args: { disabled: true } };

export const UploadComplete: Story = {
  tags: ["picture"],
  play: async () => {
    await write();
    await attach();
    await expect(await screen.findByText("Upload complete")).toBeVisible();
    await expect(uploaded).toHaveBeenCalledWith(
      expect.objectContaining({ public: "false", can_view: "413" }),
    );
    await expect(screen.getByRole("button", { name: "Send" })).toBeEnabled();
  },
};

export const Removed: Story = {
  play: async () => {
    await write();
    await attach();
    await screen.findByText("Upload complete");
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    await expect(screen.queryByText("price-list.pdf")).toBeNull();
    await waitFor(() => expect(removed).toHaveBeenCalledWith("640"));
  },
};

export const Uploading: Story = {
  parameters: {
    msw: typedHandlers({ ...mailbox(), "POST /files/file": () => new Promise<never>(() => {}) }),
  },
  play: async () => {
    await write();
    await attach();
    await expect(await screen.findByText("Uploading…")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};

export const UploadFailed: Story = {
  tags: ["picture"],
  parameters: {
    msw: typedHandlers({ ...mailbox(), "POST /files/file": () => problem(415, "An image or a PDF only.") }),
  },
  play: async () => {
    await write();
    await attach();
    await expect(await screen.findByText("Upload failed")).toBeVisible();
    await expect(screen.getByText("An image or a PDF only.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  },
};

let broken = true;

/** The first upload did not get through. */
export const UploadTriedAgain: Story = {
  parameters: {
    msw: typedHandlers({
      ...box,
      "POST /files/file": () => (broken ? problem(503, "Not right now.") : mailbox()["POST /files/file"]()),
    }),
  },
  play: async () => {
    broken = true;
    await write();
    await attach();
    await expect(await screen.findByText("Upload failed")).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByText("Upload complete")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Send" })).toBeEnabled();
  },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({
      ...mailbox(),
      "POST /conversations/send_message/": () => problem(403, "This conversation is blocked."),
    }),
  },
  play: async () => {
    await write();
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await expect(await screen.findByText("This conversation is blocked.")).toBeVisible();
    await expect(screen.getByLabelText("Message")).toHaveValue("Do you deliver to Elora?");
  },
};

export const Done: Story = {
  play: async () => {
    await write();
    await attach();
    await screen.findByText("Upload complete");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    const notice = await screen.findByText("Successfully Sent Message!");
    await waitFor(() => expect(notice).toBeVisible());
    await expect(sent).toHaveBeenCalledWith({
      recipient: 413,
      content: "Do you deliver to Elora?",
      files: [640],
    });
  },
};
