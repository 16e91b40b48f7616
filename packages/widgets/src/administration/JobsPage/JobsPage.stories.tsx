import { problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../stories.ts";
import { JobsPage } from "./JobsPage.tsx";

const meta = {
  title: "Pages/Administration/Jobs",
  component: JobsPage,
  parameters: administratorStory(),
} satisfies Meta<typeof JobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  parameters: administratorStory({ "GET /administration/jobs/": () => ({ results: [] }) }),
};
export const Loading: Story = { parameters: administratorStory({ "GET /administration/jobs/": never }) };
export const Failed: Story = {
  parameters: administratorStory({
    "GET /administration/jobs/": () => problem(503, "Please try again in a moment."),
  }),
};
