import { administrationOverview, problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../stories.ts";
import { OverviewPage } from "./OverviewPage.tsx";

const meta = {
  title: "Pages/Administration/Overview",
  component: OverviewPage,
  parameters: administratorStory(),
} satisfies Meta<typeof OverviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingWaits: Story = {
  parameters: administratorStory({
    "GET /administration/overview/": () =>
      administrationOverview({ reports: 0, failed_mails: 0, retried_mails: 0, unclaimed_accounts: 0 }),
  }),
};
export const Loading: Story = { parameters: administratorStory({ "GET /administration/overview/": never }) };
export const Failed: Story = {
  parameters: administratorStory({
    "GET /administration/overview/": () => problem(503, "Please try again in a moment."),
  }),
};
