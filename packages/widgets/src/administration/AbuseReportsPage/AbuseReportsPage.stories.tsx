import { problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../testing.tsx";
import { AbuseReportsPage } from "./AbuseReportsPage.tsx";

const meta = {
  title: "Pages/Administration/Reports",
  component: AbuseReportsPage,
  args: { search: "" },
  parameters: administratorStory(),
} satisfies Meta<typeof AbuseReportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  parameters: administratorStory({ "GET /abuse_reports/": () => ({ count: 0, results: [] }) }),
};
export const Loading: Story = { parameters: administratorStory({ "GET /abuse_reports/": never }) };
export const Failed: Story = {
  parameters: administratorStory({
    "GET /abuse_reports/": () => problem(503, "Please try again in a moment."),
  }),
};
