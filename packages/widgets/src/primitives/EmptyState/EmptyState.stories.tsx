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

export const WithAction: Story = {};
export const WithText: Story = {
  args: {
    title: "The classifieds could not be loaded.",
    children: "The server could not be reached.",
    action: undefined,
  },
};
