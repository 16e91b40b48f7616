import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageLink } from "./MessageLink.tsx";

const meta = { title: "Widgets/Messages/MessageLink", component: MessageLink } satisfies Meta<
  typeof MessageLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { slug: "north-fork-dairy" } };
export const OwnWords: Story = {
  args: { slug: "north-fork-dairy", label: "Ask North Fork Dairy about Saturday" },
};
export const Empty: Story = {};
