import { conversation, mailbox, message, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { MessagesPage } from "./MessagesPage.tsx";

const meta = {
  title: "Pages/MessagesPage",
  component: MessagesPage,
  parameters: { layout: "fullscreen", signedInAs: {}, msw: typedHandlers(mailbox()) },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { recipient: 413 },
  play: async () => {
    await expect(await screen.findByRole("log", { name: "Messages" })).toHaveTextContent("forty litres");
  },
};

export const Blocked: Story = {
  args: { recipient: 417 },
  play: async () => {
    await screen.findByText(/You blocked this conversation/);
    await userEvent.click(await screen.findByRole("button", { name: "Options" }));
    await expect(screen.getByRole("button", { name: "Unblock Manitou Fish Company" })).toBeVisible();
  },
};

export const NewConversation: Story = {
  args: { recipient: 415 },
  parameters: {
    msw: typedHandlers({
      ...mailbox(),
      "POST /conversations/start_conversation/": () =>
        conversation({ id: 50, title: "Greenbelt Cold Chain", last_message: null }),
    }),
  },
  play: async () => {
    await expect(await screen.findByText("No messages yet.")).toBeVisible();
  },
};

export const StartingAConversation: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Start Conversation" }));
    await userEvent.type(screen.getByRole("combobox", { name: "Business" }), "co");
    await expect(await screen.findByRole("option", { name: "Greenbelt Cold Chain" })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: typedHandlers(mailbox([])) },
  play: async () => {
    await expect(await screen.findByText("No conversations yet")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: typedHandlers({
      ...mailbox(),
      "GET /conversations/conversations_by_user/": () => new Promise<never>(() => {}),
    }),
  },
};

export const Failed: Story = {
  parameters: {
    msw: typedHandlers({
      ...mailbox(),
      "GET /conversations/conversations_by_user/": () =>
        problem(503, "The service is not available right now. Please try again in a moment."),
    }),
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const EarlierFailed: Story = {
  args: { recipient: 413 },
  parameters: {
    msw: typedHandlers({
      ...mailbox(),
      "GET /conversations/messages_by_conversation/": ({ query }) =>
        query.has("before")
          ? problem(503, "The service is not available right now. Please try again in a moment.")
          : { count: 120, results: [message()] },
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Earlier messages" }));
    await expect(await screen.findByText(/^Earlier messages could not be loaded/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const MoreThanOneCallAnswers: Story = {
  parameters: {
    msw: typedHandlers({
      ...mailbox(),
      "GET /conversations/conversations_by_user/": () => ({ count: 250, results: [conversation()] }),
    }),
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Load More Conversations" })).toBeVisible();
  },
};
