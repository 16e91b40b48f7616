import {
  accountCard,
  basicProfile,
  businesses,
  claims,
  type Mocks,
  problem,
  typedHandlers,
} from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { campaign } from "../../campaigns/testing.ts";
import { managedProfiles, manyProfiles } from "../testing.ts";
import { ProfileManagerPage } from "./ProfileManagerPage.tsx";

const [orchard, , , , network] = businesses;

const answers = (profiles = managedProfiles, changes: Mocks = {}) => ({
  msw: typedHandlers({
    "GET /accounts/session/": () => claims({ account_id: network.id, is_manager: true }),
    "GET /accounts/managed_profiles/": () => ({ count: profiles.length, results: profiles }),
    "GET /accounts/connection_requests_list/": () => [
      {
        id: 1,
        type: "membership" as const,
        account: accountCard(orchard),
        organization: accountCard(network),
        manage: true,
        sent_by_me: false,
        status: "pending",
        created_at: "2026-11-20T14:05:00Z",
      },
    ],
    "POST /accounts/profile_by_id/": () => basicProfile(network, { is_manager: true }),
    "GET /campaigns/": () => ({ count: 1, results: [campaign()] }),
    "GET /recipient_groups/": () => ({
      results: [{ id: 3, name: "Orchards", where: null, accounts: [412] }],
    }),
    ...changes,
  }),
});

const meta = {
  title: "Pages/ProfileManagerPage",
  component: ProfileManagerPage,
  parameters: {
    layout: "fullscreen",
    signedInAs: { account_id: network.id, is_manager: true },
    ...answers(),
  },
} satisfies Meta<typeof ProfileManagerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoThousand: Story = {
  parameters: answers(manyProfiles),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText("Find a profile"), "1999");
    await expect(canvas.getByText("Member 1999")).toBeVisible();
  },
};
export const Ticked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Choose North Fork Dairy" }));
    await expect(canvas.getByText("1 profile chosen")).toBeVisible();
  },
};
export const Empty: Story = { parameters: answers([]) };
export const Loading: Story = {
  parameters: answers([], { "GET /accounts/managed_profiles/": () => new Promise<never>(() => {}) }),
};
export const Failed: Story = {
  parameters: answers([], {
    "GET /accounts/managed_profiles/": () => problem(503, "Please try again in a moment."),
  }),
};
export const NotAManager: Story = {
  parameters: {
    signedInAs: { is_manager: false },
    ...answers([], { "GET /accounts/session/": () => claims({ is_manager: false }) }),
  },
};
export const LongestWords: Story = {
  parameters: answers([
    {
      ...(managedProfiles[0] as (typeof managedProfiles)[number]),
      business_name: "Upper Conestogo and Grand River Headwaters Cooperative Vegetable Growers’ Association",
      state: "unclaimed",
    },
  ]),
};
