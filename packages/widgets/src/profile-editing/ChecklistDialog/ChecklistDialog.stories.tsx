import { profileRole } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ownProfile } from "../../testing/mockProfileServer.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { ChecklistDialog } from "./ChecklistDialog.tsx";

const roles = [profileRole("seller"), profileRole("processor"), profileRole("service_provider")];

const meta = {
  title: "Widgets/Profile editing/ChecklistDialog",
  component: ChecklistDialog,
  args: {
    ofRole: "processor",
    list: "safety_standards",
    open: true,
    onOpenChange: fn(),
    profile: ownProfile({ roles }),
  },
  ...profileFormStory({ roles }),
} satisfies Meta<typeof ChecklistDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Classifications: Story = { args: { list: "classifications" } };
export const ProcessingTypes: Story = { args: { list: "processing_types" } };
export const MarketTypes: Story = { args: { list: "market_types" } };
export const PaymentMethods: Story = { args: { ofRole: "seller", list: "payment_methods" } };
export const Services: Story = { args: { ofRole: "service_provider", list: "services" } };
