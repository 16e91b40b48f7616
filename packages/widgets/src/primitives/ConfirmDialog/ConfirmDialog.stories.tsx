import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Primitives/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: "Remove account type",
    description: "Removing an account type will cause you to lose your information for this role.",
    confirmLabel: "Remove",
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sending: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: "The server could not be reached. Please try again." } };
