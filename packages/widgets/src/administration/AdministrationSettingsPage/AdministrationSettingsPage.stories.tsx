import { problem, settingsReport } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../stories.ts";
import { AdministrationSettingsPage } from "./AdministrationSettingsPage.tsx";

const op = "GET /administration/settings/";

const meta = {
  title: "Pages/Administration/Settings",
  component: AdministrationSettingsPage,
  parameters: administratorStory(),
} satisfies Meta<typeof AdministrationSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ClosedWithANotice: Story = {
  parameters: administratorStory({
    [op]: () => {
      const report = settingsReport();
      const notice = { en: "Closed on Monday.", fr: "Fermé lundi.", from: null, until: null };
      const registration = { open: false, en: "We begin again in May.", fr: "Reprise en mai." };
      return { ...report, values: { ...report.values, notice, registration } };
    },
  }),
};
export const Loading: Story = { parameters: administratorStory({ [op]: never }) };
export const Failed: Story = {
  parameters: administratorStory({ [op]: () => problem(503, "Please try again in a moment.") }),
};
