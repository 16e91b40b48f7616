import { problem, typedHandlers, weeklyList } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { WeeklyListPage } from "./WeeklyListPage.tsx";

const meta = {
  title: "Pages/WeeklyListPage",
  component: WeeklyListPage,
  args: { list: weeklyList },
} satisfies Meta<typeof WeeklyListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { list: { ...weeklyList, total: 0, products: [] } } };
export const Refused: Story = {
  parameters: {
    msw: typedHandlers({ "POST /weekly_list/request/": () => problem(429, "Please try again tomorrow.") }),
  },
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox"), "chef@bistro.example");
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText("Please try again tomorrow.")).toBeVisible();
  },
};
