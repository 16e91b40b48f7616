import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { CheckboxList } from "./CheckboxList.tsx";

function Held({ ticked, short = false }: { ticked: number[]; short?: boolean }) {
  const t = useTranslate();
  const [value, setValue] = useState<number[]>(ticked);
  const options = CLASSIFIED_CATEGORIES.map(({ id, label: name }) => ({
    value: id,
    label: label(t, name),
    count: (id * 37) % 140,
  }));
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
