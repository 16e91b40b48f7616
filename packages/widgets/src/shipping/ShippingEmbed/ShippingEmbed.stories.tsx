import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShippingEmbed } from "./ShippingEmbed.tsx";

const meta = { title: "Widgets/Shipping/ShippingEmbed", component: ShippingEmbed } satisfies Meta<
  typeof ShippingEmbed
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Prefilled: Story = {
  args: { fromCity: "Elora", fromPostalCode: "N0B 1S0", toCity: "Toronto", toPostalCode: "M5H 2N2" },
};

export const NarrowColumn: Story = {
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
