import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { SortableList } from "./SortableList.tsx";

const names = ["Fruit", "Vegetables", "Prepared Food & Condiments", "Dairy and Eggs"];

function Held({ count }: { count: number }) {
  const [order, setOrder] = useState(names.slice(0, count));
  return (
    <div style={{ maxWidth: 420 }}>
      <SortableList
        label="Categories"
        items={order.map((name) => ({ id: name, name }))}
        onReorder={setOrder}
      />
    </div>
  );
}

const meta = {
  title: "Primitives/SortableList",
  // Its documentation is that of the component; what is rendered holds its value.
  component: SortableList as never,
  render: (args) => <Held {...args} />,
  args: { count: 4 },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof Held>;

export const Default: Story = {};
export const One: Story = { args: { count: 1 } };

export const MovesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const down = canvas.getByRole("button", { name: "Move Fruit down" });
    down.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(canvas.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "Vegetables",
      "Prepared Food & Condiments",
      "Fruit",
      "Dairy and Eggs",
    ]);
    await expect(canvas.getByRole("button", { name: "Move Fruit down" })).toHaveFocus();
    await expect(canvas.getByText("Fruit is now at position 3 of 4.")).toHaveAttribute("role", "status");
  },
};
