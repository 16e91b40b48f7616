import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SessionEnded } from "./SessionEnded.tsx";

const meta = {
  title: "Primitives/SessionEnded",
  component: SessionEnded,
  args: { ended: true },
} satisfies Meta<typeof SessionEnded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const story = within(canvasElement);
    await expect(story.getByRole("alert")).toHaveTextContent("Your session has ended. Please log in again.");
    await expect(story.getByRole("link", { name: "Log In" })).toBeVisible();
  },
};
