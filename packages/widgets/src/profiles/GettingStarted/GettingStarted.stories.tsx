import { businesses, profile } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { GettingStarted } from "./GettingStarted.tsx";

const [orchard, , , logistics] = businesses;

const meta = {
  title: "Widgets/Profiles/GettingStarted",
  component: GettingStarted,
  args: { profile: profile(orchard, { onboarding: true, editable: true }) },
  parameters: { signedInAs: {} },
} satisfies Meta<typeof GettingStarted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryRole: Story = {
  args: {
    profile: profile(
      { ...orchard, roles: ["vendor", "seller", "processor", "buyer", "service_provider"] },
      { onboarding: true, description: null, category: [], addresses: [], city: null, phone: null },
    ),
  },
};
export const ServiceProvider: Story = { args: { profile: profile(logistics, { onboarding: true }) } };
