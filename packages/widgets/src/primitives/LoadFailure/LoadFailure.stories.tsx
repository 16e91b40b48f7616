import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LoadFailure } from "./LoadFailure.tsx";
import { SmallLoadFailure } from "./SmallLoadFailure.tsx";

const meta = {
  title: "Primitives/LoadFailure",
  component: LoadFailure,
  args: {
    title: "The classifieds could not be loaded.",
    message: "The server could not be reached. Check your connection and try again.",
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfAPart: Story = {
  render: ({ message, onRetry }) => <SmallLoadFailure message={message} onRetry={onRetry} />,
};
