import { problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../stories.ts";
import { MailsPage } from "./MailsPage.tsx";

const meta = {
  title: "Pages/Administration/Mails",
  component: MailsPage,
  args: { search: "" },
  parameters: administratorStory(),
} satisfies Meta<typeof MailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  parameters: administratorStory({ "GET /administration/mails/": () => ({ count: 0, results: [] }) }),
};
export const Loading: Story = { parameters: administratorStory({ "GET /administration/mails/": never }) };
export const Failed: Story = {
  parameters: administratorStory({
    "GET /administration/mails/": () => problem(503, "Please try again in a moment."),
  }),
};
