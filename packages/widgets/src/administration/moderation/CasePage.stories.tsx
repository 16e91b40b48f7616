import { moderationCase, moderationDecision, problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../stories.ts";
import { CasePage } from "./CasePage.tsx";

const meta = {
  title: "Pages/Administration/Report",
  component: CasePage,
  args: { id: 12 },
  parameters: administratorStory(),
} satisfies Meta<typeof CasePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Appealed: Story = {
  parameters: administratorStory({
    "GET /moderation/cases/{id}/": () =>
      moderationCase({
        state: "decided",
        outcome: "hide_classified",
        appeal: "waiting",
        actions: [],
        decisions: [
          moderationDecision({
            by_you: true,
            appeal: {
              id: 3,
              state: "waiting",
              words: "The deposit was for the delivery.",
              made_at: "2026-05-02T12:00:00Z",
              note: "",
              decided_at: null,
              decided_by: null,
            },
          }),
        ],
      }),
  }),
};
export const Message: Story = {
  parameters: administratorStory({
    "GET /moderation/cases/{id}/": () =>
      moderationCase({
        kind: "message",
        title: "Pay me in tokens",
        content: { reported: "Pay me in tokens", current: "Pay me in tokens", changed: false, hidden: false },
        messages: [
          {
            id: 1,
            sender: "North Fork",
            content: "Do you have plums?",
            created_at: "2026-05-01T12:00:00Z",
            reported: false,
          },
          {
            id: 2,
            sender: "Maple Hill Orchard",
            content: "Pay me in tokens",
            created_at: "2026-05-01T12:05:00Z",
            reported: true,
          },
        ],
        actions: ["dismiss", "warn", "remove_message", "suspend_messaging"],
      }),
  }),
};
export const Loading: Story = { parameters: administratorStory({ "GET /moderation/cases/{id}/": never }) };
export const Failed: Story = {
  parameters: administratorStory({
    "GET /moderation/cases/{id}/": () => problem(503, "Please try again in a moment."),
  }),
};
