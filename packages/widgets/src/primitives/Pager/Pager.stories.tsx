import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Pager, type PagerProps } from "./Pager.tsx";

function Held(props: PagerProps) {
  const [page, setPage] = useState(props.page);
  return <Pager {...props} page={page} onPage={setPage} />;
}

const meta = {
  title: "Primitives/Pager",
  component: Pager,
  render: (args) => <Held {...args} />,
  args: { label: "Managed profiles", page: 1, pageCount: 84, onPage: () => {} },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTheMiddle: Story = { tags: ["picture"], args: { page: 42 } };
export const Few: Story = { args: { page: 3, pageCount: 3 } };
export const NarrowColumn: Story = {
  args: { page: 42 },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
};

export const GoesOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByText("Page 2 of 84")).toHaveAttribute("role", "status");
  },
};
