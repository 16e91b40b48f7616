import { invitation, peopleMocks, person, problem, typedHandlers } from "@foodshed/sdk/testing";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { PeopleSection } from "./PeopleSection.tsx";

const meta = {
  title: "Widgets/People/PeopleSection",
  component: PeopleSection,
  parameters: { signedInAs: { role: "owner" }, msw: typedHandlers(peopleMocks()) },
} satisfies Meta<typeof PeopleSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("Bo Tremblay")).toBeVisible();
  },
};

export const AsReader: Story = { parameters: { signedInAs: { role: "reader" } } };

export const OwnerAlone: Story = {
  parameters: { msw: typedHandlers(peopleMocks({ people: [person()], invitations: [] })) },
};

export const LongNamesAndAnOldInvitation: Story = {
  parameters: {
    msw: typedHandlers(
      peopleMocks({
        people: [
          person(),
          person({
            id: 40,
            first_name: "Maximiliane-Theodora",
            last_name: "Featherstonehaugh-Vandenbroucke",
            email: "maximiliane-theodora.featherstonehaugh@verylongbusinessname.example",
            role: "reader",
            last_login_at: null,
            you: false,
          }),
          person({ id: 41, first_name: "", last_name: "", email: "till@maplehill.example", you: false }),
        ],
        invitations: [invitation({ expires_at: "2026-11-01T12:00:00Z", invited_by: null })],
      }),
    ),
  },
};

export const Full: Story = { parameters: { msw: typedHandlers(peopleMocks({ limit: 3 })) } };

export const Inviting: Story = {
  play: async () => {
    await press("Invite somebody");
    await expect((await dialog("Invite somebody")).getByLabelText("Email addresses")).toBeVisible();
  },
};

export const PartlyInvited: Story = {
  play: async () => {
    await press("Invite somebody");
    const form = await dialog("Invite somebody");
    await userEvent.type(
      form.getByLabelText("Email addresses"),
      "dee@maplehill.example, bo@maplehill.example",
    );
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    await expect(await form.findByText(/is with this business already/)).toBeVisible();
  },
};

export const ChangingARole: Story = {
  play: async () => {
    await press("Change role of Bo Tremblay");
    await dialog("Change role of Bo Tremblay");
  },
};

export const AskedForACode: Story = {
  parameters: {
    msw: typedHandlers({
      ...peopleMocks(),
      "POST /people/change_role/": () => {
        const sentence = "Enter the code that your authenticator app shows, or a recovery code.";
        return problem(400, sentence, { code: [sentence] }, {}, SECOND_FACTOR_DUE);
      },
    }),
  },
  play: async () => {
    await press("Change role of Bo Tremblay");
    const form = await dialog("Change role of Bo Tremblay");
    await userEvent.click(form.getByRole("radio", { name: /^Reader/ }));
    await userEvent.type(form.getByLabelText("Your password"), "orchard#2026{Enter}");
    await expect(await form.findByLabelText("Code of the app, or a recovery code")).toBeVisible();
  },
};

export const Removing: Story = {
  play: async () => {
    await press("Remove Bo Tremblay");
    await dialog("Remove Bo Tremblay");
  },
};

export const Leaving: Story = {
  parameters: {
    msw: typedHandlers(
      peopleMocks({
        people: [person(), person({ id: 32, first_name: "Bo", email: "bo@x.example", you: false })],
      }),
    ),
  },
  play: async () => {
    await press("Leave Maple Hill Orchard");
    await dialog("Leave Maple Hill Orchard");
  },
};

export const ActingForAMember: Story = { args: { disabled: true } };

export const Loading: Story = {
  parameters: { msw: typedHandlers({ "GET /people/": () => new Promise<never>(() => {}) }) },
};

export const Failed: Story = {
  parameters: { msw: typedHandlers({ "GET /people/": () => problem(503, "Not right now.") }) },
  play: async () => {
    await expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  },
};
