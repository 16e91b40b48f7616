import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Primitives/EmptyState",
  component: EmptyState,
  args: {
    title: "There are currently no classifieds. Add your listing today!",
    action: <Button>Post a Classified</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithText: Story = {
  args: {
    title: "You are not managing any profiles yet",
    children: "Create a profile on behalf of a business, or ask a member for permission on its profile.",
    action: undefined,
  },
};
