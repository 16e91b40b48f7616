import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  title: "Primitives/ErrorSummary",
  component: ErrorSummary,
  args: {
    attempt: 1,
    onSelect: fn(),
    errors: [
      { field: "first_name", message: "You must provide a first name." },
      { field: "email", message: "You must provide a valid email address." },
      { message: "Something unexpected happened. Please try again." },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesFocus: Story = {
  name: "Default",
  tags: ["picture"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveFocus();
  },
};
