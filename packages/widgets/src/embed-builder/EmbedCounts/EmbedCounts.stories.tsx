import { smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { EmbedCounts } from "./EmbedCounts.tsx";
import { counts } from "./testing.ts";

const answers = (answer: typeof counts) => ({
  msw: typedHandlers({ ...smallNetwork, "GET /embeds/counts/": () => answer }),
});

const meta = {
  title: "Embeds/EmbedCounts",
  component: EmbedCounts,
  args: { network: "grand-valley" },
  parameters: { signedInAs: { is_manager: true }, ...answers(counts) },
} satisfies Meta<typeof EmbedCounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole("row")).toHaveLength(3);
  },
};

export const Nothing: Story = { parameters: answers({ ...counts, pages: [], days: [] }) };
