import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { CheckboxField } from "./CheckboxField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { SelectField } from "./SelectField.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Primitives/Field",
  component: TextField,
  decorators: [(Story) => <div style={{ maxWidth: 420, display: "grid", gap: 20 }}>{Story()}</div>],
  args: { label: "Business name" },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: "As written on your sign." } };
export const Optional: Story = { args: { label: "Website", type: "url", optional: true } };
export const Wrong: Story = { args: { error: "You must provide a business name.", defaultValue: " " } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Ontario", label: "Province" } };
export const Day: Story = { args: { label: "Needed by", type: "date" } };

export const Password: Story = {
  tags: ["picture"],
  render: () => (
    <PasswordField label="Password" autoComplete="current-password" defaultValue="orchard#2026" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};

export const LongText: Story = {
  render: () => (
    <TextArea
      label="Message"
      limit={1000}
      rows={5}
      defaultValue="Good morning, are the carrots still there?"
    />
  ),
};

export const TooLong: Story = {
  tags: ["picture"],
  render: () => (
    <TextArea label="Message" limit={20} defaultValue="Good morning, are the carrots still there?" />
  ),
};

export const Select: Story = {
  render: () => (
    <SelectField
      label="Category"
      placeholder="Choose a category"
      options={[
        { value: 2, label: "Dairy and Eggs" },
        { value: 9, label: "Prepared Food & Condiments" },
      ]}
    />
  ),
};

export const Checkbox: Story = {
  render: () => (
    <>
      <CheckboxField label="I agree to the terms and conditions." />
      <CheckboxField
        label="I agree to the terms and conditions."
        error="You must agree to the terms and conditions."
      />
      <CheckboxField label="Residential" defaultChecked disabled />
    </>
  ),
};

function Radios() {
  const [value, setValue] = useState("SELLS");
  return (
    <RadioGroup
      label="Show"
      value={value}
      onValueChange={setValue}
      options={[
        { value: "ALL", label: "All Profiles", count: 1284 },
        { value: "SELLS", label: "Suppliers", count: 642 },
        { value: "PROCESSES", label: "Processors", count: 187 },
      ]}
    />
  );
}

export const Radio: Story = { tags: ["picture"], render: () => <Radios /> };
