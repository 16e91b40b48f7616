import { typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ownDecision, ownModeration } from "../testing.ts";
import { DecisionNotices } from "./DecisionNotices.tsx";

const meta = {
  title: "Widgets/Decisions/DecisionNotices",
  component: DecisionNotices,
  args: { about: ["hide_classified"] },
  parameters: {
    signedInAs: {},
    msw: typedHandlers({ "GET /moderation/own/": () => ownModeration(ownDecision()) }),
  },
} satisfies Meta<typeof DecisionNotices>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
