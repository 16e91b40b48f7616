import { type Mocks, problem, smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { EmbedCheck } from "./EmbedCheck.tsx";
import { report } from "./testing.ts";

const answers = (answer: Mocks["POST /embeds/check/"]) => ({
  msw: typedHandlers({ ...smallNetwork, "POST /embeds/check/": answer }),
});

const meta = {
  title: "Widgets/Embed builder/EmbedCheck",
  component: EmbedCheck,
  args: { initial: "https://farm.example/market" },
  parameters: answers(() => report),
} satisfies Meta<typeof EmbedCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: "Check the page" }));
  return canvas;
};

export const Default: Story = { args: { initial: "" } };

export const Findings: Story = {
  play: async ({ canvasElement }) => {
    await expect(await (await press(canvasElement)).findAllByRole("listitem")).toHaveLength(3);
  },
};

export const Done: Story = {
  parameters: answers(() => ({ ...report, findings: [] })),
  play: async ({ canvasElement }) => {
    await (await press(canvasElement)).findByText(/nothing to put right/);
  },
};

/** The page could not be opened. */
export const Refused: Story = {
  parameters: answers(() => problem(400, "The page took too long.", { url: ["The page took too long."] })),
  play: async ({ canvasElement }) => {
    await (await press(canvasElement)).findByText("The page took too long.");
  },
};
