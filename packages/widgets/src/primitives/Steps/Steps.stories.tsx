import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Steps } from "./Steps.tsx";

const meta = {
  title: "Primitives/Steps",
  component: Steps,
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
  args: {
    label: "Getting Started",
    current: "seller",
    steps: [
      { id: "info", label: "Profile information", done: true },
      { id: "seller", label: "Seller", done: false },
      { id: "processor", label: "Processor", done: false },
      { id: "discover", label: "Discover", done: false, to: "/search" },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ToPress: Story = { tags: ["picture"], args: { onSelect: fn() } };
export const AllDone: Story = {
  args: {
    current: undefined,
    steps: [
      { id: "info", label: "Profile information", done: true },
      { id: "discover", label: "Discover", done: true, to: "/search" },
    ],
  },
};
