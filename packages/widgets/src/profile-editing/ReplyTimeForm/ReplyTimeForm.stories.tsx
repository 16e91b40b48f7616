import type { Meta, StoryObj } from "@storybook/react-vite";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { ReplyTimeForm } from "./ReplyTimeForm.tsx";

const meta = {
  title: "Widgets/Profile editing/ReplyTimeForm",
  component: ReplyTimeForm,
} satisfies Meta<typeof ReplyTimeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const reply_times = {
  replies_within: "day",
  conversations: 12,
  asked: 14,
  answered: 13,
  median_minutes: 560,
  computed_at: "2026-11-22T08:00:00Z",
} as const;

export const Default: Story = profileFormStory({ replies_within: "day", show_reply_time: true, reply_times });
export const Hidden: Story = profileFormStory({ replies_within: null, show_reply_time: false, reply_times });
export const TooSlow: Story = profileFormStory({
  replies_within: null,
  reply_times: { ...reply_times, replies_within: null, answered: 4, median_minutes: null },
});
export const NobodyHasWritten: Story = profileFormStory({ replies_within: null, reply_times: null });
