import { problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownDecision } from "../testing.ts";
import { AppealPage } from "./AppealPage.tsx";

const disabled = ownDecision({ kind: "profile", title: "Maple Hill", outcome: "disable_account" });
const answering = (answer: () => typeof disabled | ReturnType<typeof problem>) => ({
  msw: typedHandlers({
    "POST /moderation/appeal_link/": answer,
    "POST /moderation/appeal_by_link/": () => disabled,
  }),
});

const meta = {
  title: "Pages/Appeal",
  component: AppealPage,
  args: { token: "t0ken" },
  parameters: answering(() => disabled),
} satisfies Meta<typeof AppealPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TooLate: Story = { parameters: answering(() => ({ ...disabled, appeal_until: null })) };
export const Incomplete: Story = { args: { token: undefined } };
export const Loading: Story = {
  parameters: {
    msw: typedHandlers({ "POST /moderation/appeal_link/": () => new Promise<never>(() => {}) }),
  },
};
export const Refused: Story = { parameters: answering(() => problem(400, "This link is not complete.")) };
export const Failed: Story = { parameters: answering(() => problem(503, "Please try again in a moment.")) };
