import { businesses, me, myBusiness, peopleMocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { BusinessSwitch } from "./BusinessSwitch.tsx";

const [orchard, creamery, , , network] = businesses;
const several = me({
  businesses: [
    myBusiness(network, { role: "reader", is_manager: true, is_organization: true }),
    myBusiness(orchard, { current: true }),
    myBusiness(
      { ...creamery, business_name: "Featherstonehaugh & Vandenbroucke Dairy, Cheese and Ice Cream Works" },
      { role: "editor" },
    ),
  ],
});

const meta = {
  title: "Widgets/People/BusinessSwitch",
  component: BusinessSwitch,
  args: { path: "/dashboard" },
  parameters: { signedInAs: { role: "owner" }, msw: typedHandlers(peopleMocks({}, several)) },
  decorators: [
    (Switch) => <div style={{ minHeight: 320, display: "flex", justifyContent: "end" }}>{Switch()}</div>,
  ],
} satisfies Meta<typeof BusinessSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async () => {
    const button = screen.queryByRole("button", { name: /^You act for/ });
    if (button) await userEvent.click(button);
  },
};

export const Refused: Story = {
  globals: { viewport: { value: "desktop" } },
  parameters: {
    msw: typedHandlers({
      ...peopleMocks({}, several),
      "POST /people/switch/": () => problem(503, "Please try again in a moment."),
    }),
  },
  play: async () => {
    const button = screen.queryByRole("button", { name: /^You act for/ });
    if (!button) return;
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitemradio", { name: /Featherstonehaugh/ }));
    await expect(await screen.findByText(/Please try again in a moment\./)).toBeVisible();
  },
};

export const InTheMenu: Story = { args: { inMenu: true } };
