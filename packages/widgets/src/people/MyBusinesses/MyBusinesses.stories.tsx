import { businesses, me, myBusiness, peopleMocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MyBusinesses } from "./MyBusinesses.tsx";

const [orchard, creamery] = businesses;
const two = me({
  businesses: [myBusiness(orchard, { current: true }), myBusiness(creamery, { role: "editor" })],
});

const meta = {
  title: "Widgets/People/MyBusinesses",
  component: MyBusinesses,
  parameters: { signedInAs: {}, msw: typedHandlers(peopleMocks({}, two)) },
} satisfies Meta<typeof MyBusinesses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ActingForAMember: Story = { args: { disabled: true } };

export const Loading: Story = {
  parameters: { msw: typedHandlers({ "GET /people/me/": () => new Promise<never>(() => {}) }) },
};

export const Failed: Story = {
  parameters: { msw: typedHandlers({ "GET /people/me/": () => problem(503, "Not right now.") }) },
};

export const Founding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a business" }));
  },
};
