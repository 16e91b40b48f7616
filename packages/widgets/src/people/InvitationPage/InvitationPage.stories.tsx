import { invitationMocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import { INVITATION_WITHDRAWN, LINK_USED } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { InvitationPage } from "./InvitationPage.tsx";

const meta = {
  title: "Pages/InvitationPage",
  component: InvitationPage,
  args: { token: "3f9aK2mXv8Qq1LwZ7nR4tY6u" },
  parameters: { layout: "fullscreen", msw: typedHandlers(invitationMocks()) },
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (type: string, sentence: string): Story => ({
  parameters: {
    msw: typedHandlers({
      "POST /people/invitation/": () => problem(400, sentence, { token: [sentence] }, {}, type),
    }),
  },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  },
});

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("First name")).toHaveValue("Cy");
  },
};

export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Join Maple Hill Orchard" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
  },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({
      ...invitationMocks(),
      "POST /people/accept_invitation/": () => problem(503, "Please try again in a moment."),
    }),
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Password"), "Kettle#2026");
    await userEvent.type(screen.getByLabelText("Confirm password"), "Kettle#2026");
    await userEvent.click(screen.getByRole("checkbox", { name: /Terms of Use/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Join Maple Hill Orchard" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
  },
};

export const WithALogin: Story = {
  parameters: { msw: typedHandlers(invitationMocks({ has_login: true, role: "owner" })) },
};

export const SignedIn: Story = { parameters: { signedInAs: { email: "cy@maplehill.example" } } };

export const SomebodyElseIsSignedIn: Story = { parameters: { signedInAs: {} } };

export const Withdrawn: Story = refused(
  INVITATION_WITHDRAWN,
  "This invitation was withdrawn, or a newer mail has replaced it. Look for a newer one, or ask to be invited again.",
);

export const Used: Story = refused(LINK_USED, "This invitation was accepted already. Please log in.");

export const CutShort: Story = { args: { token: undefined } };

export const Loading: Story = {
  parameters: { msw: typedHandlers({ "POST /people/invitation/": () => new Promise<never>(() => {}) }) },
};
