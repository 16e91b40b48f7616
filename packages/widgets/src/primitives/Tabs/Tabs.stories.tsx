import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Tabs } from "./Tabs.tsx";

const meta = {
  title: "Primitives/Tabs",
  component: Tabs,
  args: {
    label: "Roles",
    tabs: [
      { value: "seller", label: "Seller", content: "Maple syrup, cider and apples." },
      { value: "buyer", label: "Buyer", content: "We buy jars and labels." },
      { value: "processor", label: "Processor", content: "We press and bottle to order." },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  name: "Default",
  tags: ["picture"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "Seller" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Buyer" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("We buy jars and labels.");
  },
};
export const Segments: Story = { args: { variant: "segments" } };
