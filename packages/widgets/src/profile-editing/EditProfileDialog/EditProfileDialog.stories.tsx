import { businesses, profileRole, typedHandlers } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { EditProfileDialog } from "./EditProfileDialog.tsx";

const as = (...roles: RoleValue[]) => ownProfile({ roles: roles.map((role) => profileRole(role)) });
const start = as("seller", "vendor");
const server = mockProfileServer(start);

const meta = {
  title: "Widgets/Profile editing/EditProfileDialog",
  component: EditProfileDialog,
  args: { open: true, onOpenChange: fn(), onProfile: fn(), profile: start },
  parameters: { signedInAs: {}, msw: typedHandlers(server.mocks) },
  beforeEach: server.reset,
} satisfies Meta<typeof EditProfileDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const General: Story = { args: { tab: "general" } };
export const Web: Story = { args: { tab: "web" } };
export const Account: Story = { args: { tab: "account" } };

export const OrganizationAccount: Story = {
  args: { tab: "account", profile: ownProfile({ roles: [profileRole("organization", businesses[4])] }) },
};

export const RemovingARole: Story = {
  args: { tab: "account" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Your Profile" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Vendor" }));
    await expect(await screen.findByRole("dialog", { name: "Remove Vendor?" })).toHaveTextContent(
      "Removing an account type will cause you to lose your information for this role.",
    );
  },
};

export const WrongOnAnotherTab: Story = {
  args: { tab: "web" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Facebook (optional)"), "maple");
    await userEvent.click(dialog.getByRole("tab", { name: "I am a" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    const summary = within(await dialog.findByRole("alert"));
    await userEvent.click(summary.getByRole("button", { name: /Facebook/ }));
    await expect(dialog.getByLabelText("Facebook (optional)")).toHaveFocus();
  },
};

export const AsksBeforeDiscarding: Story = {
  args: { tab: "general" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Job title"), "!");
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("dialog", { name: "Discard your changes?" })).toBeVisible();
  },
};
