import { problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../stories.ts";
import { CasesPage } from "./CasesPage.tsx";

const meta = {
  title: "Pages/Administration/Reports",
  component: CasesPage,
  args: { search: "" },
  parameters: administratorStory(),
} satisfies Meta<typeof CasesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Signals: Story = { args: { search: "?state=signals" } };
export const Empty: Story = { args: { search: "?state=decided" } };
export const Loading: Story = { parameters: administratorStory({ "GET /moderation/cases/": never }) };
export const Failed: Story = {
  parameters: administratorStory({
    "GET /moderation/cases/": () => problem(503, "Please try again in a moment."),
  }),
};
