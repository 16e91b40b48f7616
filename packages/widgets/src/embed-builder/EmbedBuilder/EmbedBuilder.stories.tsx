import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { EmbedBuilder } from "./EmbedBuilder.tsx";

const meta = {
  title: "Pages/EmbedBuilder",
  component: EmbedBuilder,
  args: {
    origin: "https://foodshed.example",
    versions: {
      evergreen: { file: "v1.js" },
      pinned: {
        version: "1.2.0",
        file: "foodshed-1.2.0-abcdef0123.js",
        integrity: "sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC",
      },
    },
  },
} satisfies Meta<typeof EmbedBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BusinessMissing: Story = { args: { widget: "profile-card" } };

export const NothingToSet: Story = { args: { widget: "mailing-list" } };

export const WeakColours: Story = {
  args: { initial: { theme: "light", accent: "#ffd700", color: "#999" } },
  play: async ({ canvasElement }) => {
    const contrast = within(within(canvasElement).getByRole("region", { name: "Contrast" }));
    await expect(contrast.getByRole("status")).toHaveTextContent("3 of these are hard to read.");
  },
};

export const NotAColour: Story = {
  args: { initial: { accent: "greenish" } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("You must provide a colour, such as #24583a.");
  },
};

export const Pinned: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Pin this version" }));
    await expect(canvas.getByLabelText<HTMLTextAreaElement>("Code to copy").value).toContain("sha384-");
  },
};

export const NarrowWindow: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
