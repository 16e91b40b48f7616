import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "./Button.tsx";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  title: "Primitives/Button",
  component: Button,
  args: { children: "Post a Classified", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: "secondary", children: "Clear Filters" } };
export const Accent: Story = { args: { variant: "accent", children: "Calculate shipping" } };
export const Danger: Story = { args: { variant: "danger", children: "Delete" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Cancel" } };
export const Small: Story = { args: { size: "sm" } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { render: () => <LinkButton to="/register">Register</LinkButton> };

export const Busy: Story = {
  args: { busy: true, children: "Saving" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Saving" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
