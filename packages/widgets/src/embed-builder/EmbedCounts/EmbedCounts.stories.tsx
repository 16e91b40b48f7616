import { type Mocks, problem, smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { EmbedCounts } from "./EmbedCounts.tsx";
import { counts } from "./testing.ts";

const answering = (answer: Mocks["GET /embeds/counts/"]) => ({
  msw: typedHandlers({ ...smallNetwork, "GET /embeds/counts/": answer }),
});
const answers = (answer: typeof counts) => answering(() => answer);

const meta = {
  title: "Widgets/Embed builder/EmbedCounts",
  component: EmbedCounts,
  args: { network: "grand-valley" },
  parameters: { signedInAs: { is_manager: true }, ...answers(counts) },
} satisfies Meta<typeof EmbedCounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole("row")).toHaveLength(3);
  },
};

export const Empty: Story = { parameters: answers({ ...counts, pages: [], days: [] }) };
export const Loading: Story = { parameters: answering(() => new Promise(() => {})) };
export const Failed: Story = { parameters: answering(() => problem(503, "Please try again in a moment.")) };
