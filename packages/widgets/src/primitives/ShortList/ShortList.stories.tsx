import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ShortList } from "./ShortList.tsx";

const methods = "Baking Brewing Canning Chopping Cooking Curing Distilling Drying Freezing Juicing".split(
  " ",
);

const meta = {
  title: "Primitives/ShortList",
  component: ShortList,
  args: { label: "Processing Methods", items: methods, langOf: () => "en-CA" },
} satisfies Meta<typeof ShortList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { items: methods.slice(0, 3) } };
export const Inline: Story = { args: { inline: true } };
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show 4 more (Processing Methods)" }));
    await expect(canvas.getByText("Distilling")).toHaveFocus();
  },
};
