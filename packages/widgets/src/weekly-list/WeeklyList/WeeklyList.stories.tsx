import { type Mocks, problem, typedHandlers, weeklyList } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WeeklyList } from "./WeeklyList.tsx";

const answering = (answer: NonNullable<Mocks["GET /weekly_list/"]>) => ({
  msw: typedHandlers({ "GET /weekly_list/": answer }),
});

const meta = {
  title: "Widgets/Weekly list/WeeklyList",
  component: WeeklyList,
  args: { network: "elora-table" },
  parameters: answering(() => weeklyList),
} satisfies Meta<typeof WeeklyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { parameters: answering(() => ({ ...weeklyList, total: 0, products: [] })) };
export const More: Story = { parameters: answering(() => ({ ...weeklyList, total: 240 })) };
export const Loading: Story = { parameters: answering(() => new Promise(() => {})) };
export const Failed: Story = { parameters: answering(() => problem(503, "Please try again in a moment.")) };
export const NarrowColumn: Story = {
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
};
