import { type Mocks, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { textRow, workbookOf } from "../../table-files/testing.ts";
import { InviteMembersDialog } from "./InviteMembersDialog.tsx";

const ROWS = [
  "Email\tContact\tFarm name\tRoles",
  "lou@ash.example\tLou Ash\tAsh Farm\tseller",
  "ann@same.example\tAnn Roy\tMaple Hill Orchards\tseller",
  "jo@known.example\tJo Elm\tElm Bakery\tprocessor",
  "nowhere\tSam Fir\tFir Dairy\tgrower of dreams",
  "cote@ferme.example\tAnne Cote\tFerme CÃ´tÃ©\tseller",
].join("\n");

const nothing = { account: null, message: null, mail: null, language: null, candidates: [] };

const answers = (changes: Mocks = {}) => ({
  msw: typedHandlers({
    "POST /accounts/plan_accounts/": ({ body }) => ({
      results: body.accounts.map(({ email }) =>
        email === "jo@known.example"
          ? { ...nothing, outcome: "match" as const, message: "You manage it already." }
          : email === "ann@same.example"
            ? {
                ...nothing,
                outcome: "create" as const,
                candidates: [
                  {
                    account: { id: 412, slug: "maple-hill-orchard", business_name: "Maple Hill Orchard" },
                    agrees: ["similar_name" as const],
                    message: "Perhaps the same as Maple Hill Orchard: the name is nearly the same.",
                    phone: null,
                    postal_code: null,
                    website: null,
                    city: "Elora",
                  },
                ],
              }
            : { ...nothing, outcome: "create" as const },
      ),
    }),
    "POST /accounts/signup/": ({ body }) => [
      { id: 901, email: body.email, account: { id: 901, slug: "x", business_name: body.business_name } },
    ],
    "POST /recipient_groups/": ({ body }) => ({ id: 1, name: body.name, where: null, accounts: [901] }),
    ...changes,
  }),
});

const meta = {
  title: "Widgets/Member invites/InviteMembersDialog",
  component: InviteMembersDialog,
  args: { open: true, onOpenChange: fn(), onWrite: fn() },
  parameters: { signedInAs: { is_manager: true }, ...answers() },
} satisfies Meta<typeof InviteMembersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function paste(text = ROWS) {
  const field = await screen.findByLabelText(/Rows from a spreadsheet/);
  await userEvent.click(field);
  await userEvent.paste(text);
}

export const Default: Story = {};
export const Planned: Story = {
  play: async () => {
    await paste();
    await expect(await screen.findByRole("button", { name: "Invite 1 business" })).toBeEnabled();
  },
};
export const Loading: Story = {
  parameters: answers({ "POST /accounts/plan_accounts/": () => new Promise<never>(() => {}) }),
  play: async () => {
    await paste();
    await expect(await screen.findByText(/^Checking row/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: answers({
    "POST /accounts/plan_accounts/": () => problem(503, "Please try again in a moment."),
  }),
  play: async () => {
    await paste();
    await expect(await screen.findByText("Please try again in a moment.")).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: answers({ "POST /accounts/signup/": () => problem(409, "Error: email already exists") }),
  play: async () => {
    await paste();
    await userEvent.click(await screen.findByRole("button", { name: "Invite 1 business" }));
    await expect(await screen.findByText(/This address has an account by now/)).toBeVisible();
  },
};
/** A workbook is read from the sheet that looks most like a table of members; another can be chosen. */
export const SeveralSheets: Story = {
  play: async () => {
    const bytes = workbookOf([
      { name: "How to fill this in", rows: textRow(1, "Fill in the next sheet") },
      {
        name: "Members",
        rows:
          textRow(1, "Email", "Contact", "Farm name") + textRow(2, "lou@ash.example", "Lou Ash", "Ash Farm"),
      },
    ]);
    await userEvent.upload(await screen.findByLabelText(/Or a file/), new File([bytes], "members.xlsx"));
    await expect(await screen.findByRole("button", { name: "Invite 1 business" })).toBeEnabled();
    await expect(screen.getByLabelText(/^Sheet of the workbook/)).toHaveDisplayValue("Members");
  },
};
export const Done: Story = {
  play: async () => {
    await paste();
    await userEvent.click(await screen.findByRole("button", { name: "Invite 1 business" }));
    await expect(await screen.findByRole("button", { name: "Write to it" })).toBeVisible();
  },
};
