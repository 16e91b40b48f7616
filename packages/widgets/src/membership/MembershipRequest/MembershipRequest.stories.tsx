import { basicProfile, businesses, problem, profile, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { MembershipRequest } from "./MembershipRequest.tsx";

const [orchard, dairy, , , network] = businesses;
const as = (viewer: Parameters<typeof basicProfile>[0], is_manager = false) => ({
  signedInAs: { account_id: viewer?.id ?? 0, is_manager },
  msw: typedHandlers({
    "POST /accounts/profile_by_id/": () => basicProfile(viewer, { is_manager }),
    "POST /accounts/request_connection/": () =>
      problem(429, "You have asked often today. Try again tomorrow."),
  }),
});
const connected = (status: "pending" | "accepted", sent_by_me: boolean, manage = true) =>
  profile(network, { connection: { id: 88, status, manage, sent_by_me } });

const meta = {
  title: "Widgets/Membership/MembershipRequest",
  component: MembershipRequest,
  args: { profile: profile(network) },
  parameters: as(orchard),
  decorators: [(Control) => <div style={{ maxWidth: 300 }}>{Control()}</div>],
} satisfies Meta<typeof MembershipRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sent: Story = { args: { profile: connected("pending", true) } };
export const Received: Story = { args: { profile: connected("pending", false) } };
export const Connected: Story = { args: { profile: connected("accepted", true) } };

async function openDialog(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Request Membership" }));
  const dialog = await screen.findByRole("dialog", { name: "Request Membership" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const ABusinessAsks: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog.getByRole("checkbox")).toHaveAccessibleName(
      "I grant this network permission to edit and manage my profile.",
    );
  },
};

export const AManagingNetworkAsks: Story = {
  args: { profile: profile(orchard) },
  parameters: as(network, true),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog.getByRole("checkbox")).toHaveAccessibleName(
      "I would also like to manage and edit their profile.",
    );
  },
};

export const ToAManagerUser: Story = {
  args: { profile: profile(dairy, { is_manager: true }) },
  play: async ({ canvasElement }) => {
    const ask = { name: "Let Them Manage Your Profile" };
    await userEvent.click(await within(canvasElement).findByRole("button", ask));
    await waitFor(async () => expect(await screen.findByRole("dialog", ask)).toBeVisible());
  },
};

export const OfAManagerUser: Story = { args: { profile: profile(orchard) }, parameters: as(dairy, true) };

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: "Send Request" }));
    await waitFor(() =>
      expect(dialog.getByText("You have asked often today. Try again tomorrow.")).toBeVisible(),
    );
  },
};
