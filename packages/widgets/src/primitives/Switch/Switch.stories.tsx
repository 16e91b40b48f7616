import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Switch, type SwitchProps } from "./Switch.tsx";

function Held(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <div style={{ maxWidth: 420 }}>
      <Switch {...props} checked={checked} onCheckedChange={setChecked} />
    </div>
  );
}

const meta = {
  title: "Primitives/Switch",
  component: Switch,
  render: (args) => <Held {...args} />,
  args: {
    label: "New classifieds",
    hint: "An email when a business near you posts one.",
    checked: false,
    onCheckedChange: () => {},
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { tags: ["picture"], args: { checked: true } };
export const Sending: Story = { args: { checked: true, busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const CameBack: Story = { tags: ["picture"], args: { error: "Could not update setting" } };

export const TurnsWithTheSpaceBar: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole("switch", { name: "New classifieds" });
    toggle.focus();
    await userEvent.keyboard(" ");
    await expect(toggle).toBeChecked();
    await userEvent.click(within(canvasElement).getByText("New classifieds"));
    await expect(toggle).not.toBeChecked();
  },
};
