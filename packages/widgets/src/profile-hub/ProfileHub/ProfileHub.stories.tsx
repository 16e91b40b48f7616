import { profileRole, typedHandlers } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { ProfileHub } from "./ProfileHub.tsx";

const meta = {
  title: "Widgets/Profile hub/ProfileHub",
  component: ProfileHub,
  parameters: { layout: "fullscreen", signedInAs: {} },
  args: { profile: ownProfile() },
} satisfies Meta<typeof ProfileHub>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: RoleValue[] = ["vendor", "seller", "processor", "buyer", "service_provider"];
const as = (...roles: RoleValue[]) => ({ roles: roles.map((role) => profileRole(role)) });

const general = "General Business Information";

/** The hub over a mock server that stores what is saved. */
function profileStory(changes: Parameters<typeof ownProfile>[0] = {}) {
  const profile = ownProfile(changes);
  const server = mockProfileServer(profile);
  const parameters = { msw: typedHandlers(server.mocks) };
  return { server, args: { profile }, parameters, beforeEach: server.reset };
}

async function openGeneral(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: general }));
  return within(await canvas.findByRole("form", { name: general }));
}

export const Default: Story = { args: { profile: ownProfile(as(...all)) } };
export const Buyer: Story = { args: { profile: ownProfile(as("buyer")) } };
export const Organization: Story = { args: { profile: ownProfile(as("organization")) } };

export const JustSignedUp: Story = {
  args: {
    profile: ownProfile({
      ...as("service_provider"),
      description: null,
      addresses: [],
      category: [],
      website: null,
    }),
  },
};

export const LongestWords: Story = {
  args: {
    profile: ownProfile({
      business_name:
        "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Heritage Orchard & Cidery Co-operative",
      title: "Chief Agricultural Sustainability and Community Partnerships Coordinator",
      website: "https://www.llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.example/",
    }),
    asked: ["general-business-information", "website-and-social-media"],
  },
};

export const AskedByTheAddress: Story = {
  args: { asked: ["location-details", "delivery-details"] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Location Details" })).toHaveFocus();
    await expect(await canvas.findByRole("form", { name: "Maple Hill Orchard" })).toBeVisible();
    await expect(await canvas.findByRole("form", { name: "Delivery Details" })).toBeVisible();
  },
};

export const WithTheKeyboard: Story = {
  ...profileStory(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: general }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByLabelText("Business name")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Business name")).toHaveFocus();
  },
};

export const Done: Story = {
  ...profileStory(),
  play: async ({ canvasElement }) => {
    const form = await openGeneral(canvasElement);
    await userEvent.type(form.getByLabelText("Job title"), " and grower");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    const sentence = await form.findByText("Your general business information has been saved.");
    await waitFor(() => expect(document.activeElement).toContainElement(sentence));
  },
};

export const UnsavedAndClosed: Story = {
  ...profileStory(),
  play: async ({ canvasElement }) => {
    const form = await openGeneral(canvasElement);
    await userEvent.type(form.getByLabelText("Job title"), " and grower");
    await userEvent.click(within(canvasElement).getByRole("button", { name: general }));
    await expect(await within(canvasElement).findByText("Unsaved changes")).toBeVisible();
  },
};

const twoTabs = profileStory();
export const ChangedSomewhereElse: Story = {
  args: twoTabs.args,
  parameters: twoTabs.parameters,
  play: async ({ canvasElement }) => {
    const form = await openGeneral(canvasElement);
    await userEvent.type(form.getByLabelText("Job title"), " and grower");
    twoTabs.server.saveElsewhere({ title: "Cider maker", hide_personal_info: true });
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    const alert = await form.findByRole("alert");
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent("Cider maker");
  },
};

export const NotOnesOwn: Story = { args: { profile: ownProfile({ editable: false }) } };
