import type { Meta, StoryObj } from "@storybook/react-vite";
import { CountBadge, Tag } from "./Tag.tsx";

const meta = { title: "Primitives/Tag", component: Tag, args: { children: "Seller" } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wanted: Story = { args: { tone: "beet", children: "Wanted" } };
export const ForSale: Story = { args: { tone: "squash", children: "For Sale" } };
export const Plain: Story = { args: { tone: "plain", children: "Draft" } };
export const Count: Story = {
  render: () => (
    <span>
      Messages <CountBadge count={2} /> <CountBadge count={140} />
    </span>
  ),
};
