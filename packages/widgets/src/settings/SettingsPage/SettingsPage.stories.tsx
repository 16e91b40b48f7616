import { businesses, inDays, ownSettings, problem, typedHandlers } from "@foodshed/sdk/testing";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SettingsPage } from "./SettingsPage.tsx";

const meta = {
  title: "Pages/SettingsPage",
  component: SettingsPage,
  parameters: { layout: "fullscreen", signedInAs: {}, msw: typedHandlers(ownSettings()) },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const section = async (name: string) => within(await screen.findByRole("region", { name }));

const askForAddress = async () => {
  const contact = await section("Change Contact");
  await userEvent.type(contact.getByLabelText("New email"), "office@maplehill.example");
  await userEvent.click(contact.getByRole("button", { name: "Change Contact" }));
  return within(await screen.findByRole("dialog"));
};

const authenticate = async () => {
  const dialog = await askForAddress();
  await userEvent.type(dialog.getByLabelText("Email"), "ada@maplehill.example");
  await userEvent.type(dialog.getByLabelText("Password"), "orchard#2026");
  await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
};

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("Seller")).toBeVisible();
  },
};

export const Incomplete: Story = {
  play: async () => {
    const contact = await section("Change Contact");
    await userEvent.type(contact.getByLabelText("New email"), "office@maplehill");
    await userEvent.click(contact.getByRole("button", { name: "Change Contact" }));
    await userEvent.click(
      (await section("Change Password")).getByRole("button", { name: "Change Password" }),
    );
    await expect(await contact.findByText("Invalid email")).toBeVisible();
  },
};

export const Authenticating: Story = {
  play: async () => {
    await askForAddress();
  },
};

export const NotAuthenticated: Story = {
  parameters: {
    msw: typedHandlers({
      ...ownSettings(),
      "POST /accounts/update_user/": () =>
        problem(400, "The email address or the password is not right.", {
          non_field_errors: ["The email address or the password is not right."],
        }),
    }),
  },
  play: async () => {
    await authenticate();
    await expect(
      await screen.findByText("Error: The email address or the password is not right."),
    ).toBeVisible();
  },
};

export const Done: Story = {
  play: async () => {
    await authenticate();
    await waitFor(() => expect(screen.getAllByText("User successfully saved")).toHaveLength(2));
  },
};

export const RemovingAnAccountType: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Remove Vendor" }));
    await expect(await screen.findByText(/cause you to lose your information/)).toBeVisible();
  },
};

export const AskingToBeAnOrganization: Story = {
  parameters: { msw: typedHandlers(ownSettings(businesses[0], [4])) },
  play: async () => {
    await expect(await screen.findByText("Waiting for approval")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Add account type" }));
    await userEvent.selectOptions(screen.getByLabelText("New account type 1"), "Service Provider");
  },
};

export const WithoutAnyAccountType: Story = {
  parameters: { msw: typedHandlers(ownSettings({ ...businesses[0], roles: [] })) },
  play: async () => {
    const types = within(await screen.findByRole("region", { name: "Change Account Type" }));
    await expect(await types.findByRole("button", { name: "Save" })).toBeDisabled();
  },
};

export const Organization: Story = {
  parameters: { msw: typedHandlers(ownSettings(businesses[4])) },
  play: async () => {
    await screen.findByLabelText("Messaging");
    await waitFor(() => expect(screen.queryByText("Change Account Type")).toBeNull());
  },
};

export const PreferenceNotUpdated: Story = {
  parameters: {
    msw: typedHandlers({
      ...ownSettings(),
      "PUT /notifications/preference/{verb}": () => problem(503, "Not right now."),
    }),
  },
  play: async () => {
    const digest = await screen.findByLabelText("Classified Digests");
    await userEvent.click(digest);
    await waitFor(() => expect(digest).not.toBeChecked());
    await expect(await screen.findAllByText("Could not update setting")).toHaveLength(2);
  },
};

export const NewEmailWaits: Story = {
  parameters: {
    msw: typedHandlers({
      ...ownSettings(),
      "GET /accounts/email_change/": () => ({
        pending: {
          email: "office@maplehill.example",
          requested_at: "2026-11-20T14:05:00Z",
          expires_at: "2026-11-21T14:05:00Z",
        },
      }),
    }),
  },
  play: async () => {
    await expect(await screen.findByText(/waits to be confirmed/)).toBeVisible();
  },
};

export const ActingForAnAccount: Story = {
  parameters: {
    signedInAs: {
      hijack: {
        by_account_id: 1,
        by_email: "admin@foodshed.example",
        business_name: "Maple Hill Orchard",
        reason: "Ticket 1881: cannot reorder products",
        expires_at: inDays(1 / 24),
      },
    },
  },
};

export const Loading: Story = {
  parameters: {
    msw: typedHandlers({
      "POST /accounts/profile_by_id/": () => new Promise<never>(() => {}),
      "GET /notifications/preference": () => new Promise<never>(() => {}),
    }),
  },
};

export const Failed: Story = {
  parameters: {
    msw: typedHandlers({
      "POST /accounts/profile_by_id/": () => problem(503, "The service is not available right now."),
      "GET /notifications/preference": () => problem(503, "The service is not available right now."),
    }),
  },
  play: async () => {
    await expect(await screen.findByText(/Your email preferences could not be loaded/)).toBeVisible();
  },
};

export const WithoutSavedSearches: Story = {
  parameters: { msw: typedHandlers({ ...ownSettings(), "GET /saved_searches/": () => [] }) },
  play: async () => {
    await expect(await screen.findByText(/You have not saved any/)).toBeVisible();
  },
};

export const SavedSearchesUnavailable: Story = {
  parameters: {
    msw: typedHandlers({ ...ownSettings(), "GET /saved_searches/": () => problem(503, "Not right now.") }),
  },
  play: async () => {
    await expect(await screen.findByText(/Your saved searches could not be loaded/)).toBeVisible();
  },
};

const askForData = async () => {
  await userEvent.click((await section("Your Data")).getByRole("button", { name: "Download Your Data" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Download Your Data" }));
  await userEvent.type(dialog.getByLabelText("Current password"), "orchard#2026{Enter}");
  return dialog;
};

export const AskingForACodeBeforeTheData: Story = {
  parameters: {
    msw: typedHandlers({
      ...ownSettings(),
      "POST /accounts/export_account/": () => {
        const sentence = "Enter the code that your authenticator app shows, or a recovery code.";
        return problem(400, sentence, { code: [sentence] }, {}, SECOND_FACTOR_DUE);
      },
    }),
  },
  play: async () => {
    const dialog = await askForData();
    await expect(await dialog.findByLabelText("Code of the app, or a recovery code")).toBeVisible();
  },
};

export const CollectingData: Story = {
  parameters: {
    msw: typedHandlers({
      ...ownSettings(),
      "POST /accounts/export_account/": () => new Promise<never>(() => {}),
    }),
  },
  play: async () => {
    const dialog = await askForData();
    await expect(await dialog.findByText(/^Collecting your data/)).toBeVisible();
  },
};
