import { businesses, problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { administratorStory, never } from "../stories.ts";
import { AccountPage } from "./AccountPage.tsx";

const meta = {
  title: "Pages/Administration/Account",
  component: AccountPage,
  args: { id: businesses[1].id },
  parameters: administratorStory(),
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: administratorStory({ "GET /accounts/account/{id}/": never }) };
export const Failed: Story = {
  parameters: administratorStory({
    "GET /accounts/account/{id}/": () => problem(503, "Please try again in a moment."),
  }),
};
