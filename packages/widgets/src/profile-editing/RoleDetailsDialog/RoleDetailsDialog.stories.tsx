import { profileRole } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ownProfile } from "../../testing/mockProfileServer.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { RoleDetailsDialog } from "./RoleDetailsDialog.tsx";

const roles = [profileRole("seller"), profileRole("buyer"), profileRole("processor")];

const meta = {
  title: "Widgets/Profile editing/RoleDetailsDialog",
  component: RoleDetailsDialog,
  args: { ofRole: "buyer", open: true, onOpenChange: fn(), profile: ownProfile({ roles }) },
  ...profileFormStory({ roles }),
} satisfies Meta<typeof RoleDetailsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Seller: Story = { args: { ofRole: "seller" } };
export const Organization: Story = {
  args: { ofRole: "organization", profile: ownProfile({ roles: [profileRole("organization")] }) },
};
export const Processor: Story = { args: { ofRole: "processor" } };
