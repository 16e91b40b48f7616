import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { CheckboxList } from "./CheckboxList.tsx";

const options = CLASSIFIED_CATEGORIES.map(({ id, label }) => ({ value: id, label, count: (id * 37) % 140 }));

function Held({ ticked, short = false }: { ticked: number[]; short?: boolean }) {
  const [value, setValue] = useState<number[]>(ticked);
  return (
    <div style={{ maxWidth: 280 }}>
      <CheckboxList
        label="Product Categories"
        options={short ? options.slice(0, 4) : options}
        value={value}
        onValueChange={setValue}
      />
    </div>
  );
}

const meta = {
  title: "Primitives/CheckboxList", // Its documentation is that of the component; what is rendered holds its value.
  component: CheckboxList as never,
  render: (args) => <Held {...args} />,
  args: { ticked: [2] },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof Held>;

export const Default: Story = {};
export const TickedBelowTheFold: Story = { tags: ["picture"], args: { ticked: [2, 10] } };
export const Short: Story = { args: { ticked: [], short: true } };
