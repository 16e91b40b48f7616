import { problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../stories.ts";
import { AccountsPage } from "./AccountsPage.tsx";

const meta = {
  title: "Pages/Administration/Accounts",
  component: AccountsPage,
  args: { search: "" },
  parameters: administratorStory(),
} satisfies Meta<typeof AccountsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  parameters: administratorStory({ "GET /accounts/accounts_list/": () => ({ count: 0, results: [] }) }),
};
export const Loading: Story = { parameters: administratorStory({ "GET /accounts/accounts_list/": never }) };
export const Failed: Story = {
  parameters: administratorStory({
    "GET /accounts/accounts_list/": () => problem(503, "Please try again in a moment."),
  }),
};
