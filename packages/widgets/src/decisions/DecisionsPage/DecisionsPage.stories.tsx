import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownDecision, ownModeration } from "../testing.ts";
import { DecisionsPage } from "./DecisionsPage.tsx";

const answering = (answer: () => ReturnType<typeof ownModeration> | ReturnType<typeof problem>) => ({
  signedInAs: {},
  msw: typedHandlers({ "GET /moderation/own/": answer }),
});

const meta = {
  title: "Pages/Decisions",
  component: DecisionsPage,
  parameters: answering(() => ownModeration(ownDecision())),
} satisfies Meta<typeof DecisionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Appealed: Story = {
  parameters: answering(() =>
    ownModeration(
      ownDecision({
        in_force: false,
        appeal_until: null,
        appeal: {
          state: "reversed",
          words: "The deposit was for the delivery.",
          made_at: "2026-05-02T12:00:00Z",
          note: "It is in order.",
        },
      }),
    ),
  ),
};
export const Empty: Story = { parameters: answering(() => ({ decisions: [], reports: [] })) };
export const Loading: Story = {
  parameters: {
    signedInAs: {},
    msw: typedHandlers({ "GET /moderation/own/": () => new Promise<never>(() => {}) }),
  },
};
export const Failed: Story = { parameters: answering(() => problem(503, "Please try again in a moment.")) };
