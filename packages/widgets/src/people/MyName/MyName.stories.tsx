import { peopleMocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MyName } from "./MyName.tsx";

const meta = {
  title: "Widgets/People/MyName",
  component: MyName,
  parameters: { signedInAs: {}, msw: typedHandlers(peopleMocks()) },
} satisfies Meta<typeof MyName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ActingForAMember: Story = { args: { disabled: true } };

export const Failed: Story = {
  parameters: { msw: typedHandlers({ "GET /people/me/": () => problem(503, "Not right now.") }) },
};
