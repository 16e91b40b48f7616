import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Combobox } from "./Combobox.tsx";

const terms = ["cheddar", "cheese", "cherries", "chestnuts", "chicken", "chickpeas", "chives"];

function Held({ error }: { error?: string }) {
  const [value, setValue] = useState("");
  return (
    <div style={{ maxWidth: 420, minHeight: 280 }}>
      <Combobox
        label="Search"
        value={value}
        onValueChange={setValue}
        items={value ? terms.filter((term) => term.startsWith(value)) : []}
        itemToText={(term) => term}
        onChoose={() => {}}
        placeholder="What are you looking for today?"
        error={error}
      />
    </div>
  );
}

const farms = [
  { name: "Maple Farm", slug: "maple-farm" },
  { name: "Maple Farm", slug: "maple-farm-of-the-upper-grand-river-valley" },
  { name: "Maple Hollow", slug: "maple-hollow" },
];

function Farms() {
  const [value, setValue] = useState("");
  return (
    <div style={{ maxWidth: 320, minHeight: 280 }}>
      <Combobox
        label="Business"
        value={value}
        onValueChange={setValue}
        items={value ? farms : []}
        itemToText={({ name }) => name}
        itemToDetail={({ slug }) => slug}
        onChoose={() => {}}
      />
    </div>
  );
}

const meta = {
  title: "Primitives/Combobox", // Its documentation is that of the component; what is rendered holds its value.
  component: Combobox as never,
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof Held>;

export const Default: Story = {};
export const Suggests: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox", { name: "Search" }), "che");
    await expect(canvas.getAllByRole("option")).toHaveLength(4);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { name: "cheese" })).toHaveAttribute("aria-selected", "true");
  },
};

export const OneNameTwice: Story = {
  render: () => <Farms />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox", { name: "Business" }), "m");
    await expect(canvas.getByRole("option", { name: "Maple Farm maple-farm" })).toBeVisible();
    await expect(canvas.getByRole("option", { name: "Maple Hollow" })).toBeVisible();
  },
};
