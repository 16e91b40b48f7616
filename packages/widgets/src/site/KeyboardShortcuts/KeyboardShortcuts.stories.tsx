import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { KeyboardShortcuts } from "./KeyboardShortcuts.tsx";

const meta = {
  title: "Widgets/Site/KeyboardShortcuts",
  component: KeyboardShortcuts,
} satisfies Meta<typeof KeyboardShortcuts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Listed: Story = {
  parameters: { signedInAs: {} },
  play: async () => {
    await userEvent.keyboard("?");
    await expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeInTheDocument();
  },
};
