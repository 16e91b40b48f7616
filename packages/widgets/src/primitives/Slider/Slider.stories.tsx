import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, within } from "storybook/test";
import { Slider } from "./Slider.tsx";

function Held({ km, disabled }: { km: number; disabled?: boolean }) {
  const [value, setValue] = useState(km);
  return (
    <div lang="en-CA" style={{ maxWidth: 280 }}>
      <Slider
        label="Distance"
        min={0}
        max={1000}
        value={value}
        onValueChange={setValue}
        format={(at) => (at === 0 ? "any distance" : `within ${at} km`)}
        {...(disabled ? { disabled } : {})}
      />
    </div>
  );
}

const meta = {
  title: "Primitives/Slider", // Its documentation is that of the component; what is rendered holds its value.
  component: Slider as never,
  render: (args) => <Held {...args} />,
  args: { km: 75 },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof Held>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole("slider", { name: "Distance" });
    fireEvent.change(slider, { target: { value: "0" } });
    await expect(slider).toHaveAttribute("aria-valuetext", "any distance");
  },
};
export const Full: Story = { tags: ["picture"], args: { km: 1000 } };
