import type { Schema } from "@foodshed/sdk";
import { problem } from "@foodshed/sdk/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { InviteMembersDialog } from "./InviteMembersDialog.tsx";

type Planned = Schema<"PlannedAccount">;

const slow = { timeout: 5000 };

const create: Planned = {
  outcome: "create",
  account: null,
  message: null,
  mail: { to: "", subject: "", text: "" },
  language: "en-CA",
  candidates: [],
};

/** Plans everything as new, but for what is named. */
const plans =
  (others: Record<string, Partial<Planned>> = {}) =>
  ({ body }: { body: Schema<"PlanAccountsRequest"> }) => ({
    results: body.accounts.map(({ email }) => ({ ...create, ...others[email] })),
  });

const groups = vi.fn();

function show(mocks: RenderWidgetOptions["mocks"] = {}, locale?: "fr-CA") {
  const onOpenChange = vi.fn();
  const onWrite = vi.fn();
  let id = 900;
  const view = renderWidget(<InviteMembersDialog open onOpenChange={onOpenChange} onWrite={onWrite} />, {
    signedInAs: { is_manager: true },
    ...(locale && { locale }),
    mocks: {
      "POST /accounts/plan_accounts/": plans(),
      "POST /accounts/signup/": ({ body }) => {
        id += 1;
        return [{ id, email: body.email, account: { id, slug: "x", business_name: body.business_name } }];
      },
      "POST /recipient_groups/": ({ body }) => {
        groups(body);
        return { id: 1, name: body.name, where: null, accounts: body.accounts ?? [] };
      },
      ...mocks,
    },
  });
  return { ...view, onOpenChange, onWrite };
}

const paste = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Rows from a spreadsheet|Lignes d’un tableur/), {
    target: { value: text },
  });
const table = (...rows: string[]) => ["Email\tContact\tFarm name\tType", ...rows].join("\n");
const item = (name: string) =>
  within(
    screen.getAllByRole("listitem").find(({ textContent }) => textContent?.includes(name)) as HTMLElement,
  );

const FIVE = table(
  ...["Ash", "Birch", "Cedar", "Elm", "Fir"].map(
    (name) => `${name.toLowerCase()}@farm.example\tLou ${name}\t${name} Farm\tseller`,
  ),
);

describe("Inviting many members", () => {
  it("reads pasted rows, shows what would become of them, and invites those that are new", async () => {
    const asked = vi.fn();
    const { user, onWrite } = show({
      "POST /accounts/plan_accounts/": ({ body }) => {
        asked(body.accounts[0]);
        return plans()({ body });
      },
    });
    paste(FIVE);
    await user.click(await screen.findByRole("button", { name: "Invite 5 businesses" }, slow));
    expect(await screen.findByText("5 businesses were invited, and get their emails now.")).toBeVisible();
    expect(asked).toHaveBeenCalledWith({
      email: "ash@farm.example",
      first_name: "Lou",
      last_name: "Ash",
      business_name: "Ash Farm",
      roles: [2],
      on_behalf: true,
    });
    expect(groups.mock.lastCall?.[0].name).toMatch(/^Invited /);
    await user.click(screen.getByRole("button", { name: "Write to these 5" }));
    expect(onWrite.mock.lastCall?.[0]).toHaveLength(5);
  });

  it("leaves out what is in doubt until somebody decides, and what is known or wrong", async () => {
    const { user } = show({
      "POST /accounts/plan_accounts/": plans({
        "same@farm.example": {
          candidates: [
            {
              account: { id: 7, slug: "same", business_name: "Same Farm Ltd." },
              agrees: ["similar_name"],
              message: "Perhaps Same Farm Ltd. in Elora.",
              phone: null,
              postal_code: null,
              website: null,
              city: "Elora",
            },
          ],
        },
        "known@farm.example": { outcome: "match", mail: null, message: "You manage it already." },
        "taken@farm.example": { outcome: "conflict", mail: null, message: "This address has an account." },
      }),
    });
    paste(
      table(
        "new@farm.example\tLou Roy\tNew Farm\tseller",
        "again@farm.example\tLou Roy\tNew Farm\tseller",
        "same@farm.example\tLou Roy\tSame Farm\tseller",
        "known@farm.example\tLou Roy\tKnown Farm\tseller",
        "taken@farm.example\tLou Roy\tTaken Farm\tseller",
        "not an address\tLou\tWrong Farm\tgrower of dreams",
        "NEW@farm.example\tLou Roy\tTwice Farm\tseller",
      ),
    );
    expect(await screen.findByRole("button", { name: "Invite 1 business" }, slow)).toBeEnabled();
    expect(item("Same Farm").getByText("Perhaps Same Farm Ltd. in Elora.")).toBeVisible();
    expect(item("Wrong Farm").getByText("“not an address” is no email address.")).toBeVisible();
    expect(item("Wrong Farm").getByText("“grower of dreams” is no role.")).toBeVisible();
    expect(item("Twice Farm").getByText("Row 2 has the same email.")).toBeVisible();
    expect(item("again@farm").getByText("“New Farm” is on row 2 already.")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("What to do with Same Farm"), "Invite as a new business");
    expect(screen.getByRole("button", { name: "Invite 2 businesses" })).toBeEnabled();
  });

  it("shows damaged text, and repairs it where that is wanted", async () => {
    const sent = vi.fn();
    const { user } = show({
      "POST /accounts/plan_accounts/": ({ body }) => {
        sent(body.accounts.map(({ business_name }) => business_name));
        return plans()({ body });
      },
    });
    paste(table("cote@farm.example\tLou Roy\tFerme CÃ´tÃ©\tseller"));
    const repair = await screen.findByRole("checkbox", { name: "Repair damaged text" }, slow);
    expect(screen.getAllByText(/It was probably “Ferme Côté”/)[0]).toBeVisible();
    expect(screen.getByRole("button", { name: "Invite" })).toBeDisabled();
    await user.click(repair);
    expect(await screen.findByRole("button", { name: "Invite 1 business" }, slow)).toBeEnabled();
    expect(sent).toHaveBeenLastCalledWith(["Ferme Côté"]);
  });

  it("says which columns are missing, and takes a role for rows without one", async () => {
    const { user } = show();
    paste("Colour\tSize\nred\t7");
    expect(
      await screen.findByText(
        /There is no column for email, first name, last name and business name/,
        undefined,
        slow,
      ),
    ).toBeVisible();
    paste("Email,First name,Last name,Business name\nash@farm.example,Lou,Ash,Ash Farm");
    expect(await screen.findByRole("button", { name: "Invite 1 business" }, slow)).toBeEnabled();
    await user.selectOptions(screen.getByLabelText(/^Role of businesses/), "None: leave those rows out");
    expect(await screen.findByText(/The role is missing/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Invite" })).toBeDisabled();
  });

  it("tries those again that failed, under the same key", async () => {
    const keys: (string | null)[] = [];
    const { user } = show({
      "POST /accounts/signup/": ({ body, request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return keys.length === 1
          ? problem(503, "Please try again in a moment.")
          : [{ id: 5, email: body.email, account: { id: 5, slug: "x", business_name: body.business_name } }];
      },
    });
    paste(table("ash@farm.example\tLou Ash\tAsh Farm\tseller"));
    await user.click(await screen.findByRole("button", { name: "Invite 1 business" }, slow));
    expect(await screen.findByText("Please try again in a moment.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 business was invited, and gets its email now.")).toBeVisible();
    expect(keys[0]).toBe(keys[1]);
  });

  it("reads an Excel workbook, and a text in an old encoding", async () => {
    const asked = vi.fn();
    const { user } = show({
      "POST /accounts/plan_accounts/": ({ body }) => {
        asked(body.accounts.map(({ business_name }) => business_name));
        return plans()({ body });
      },
    });
    const choose = (file: File) => user.upload(screen.getByLabelText(/Or a file/), file);
    await choose(new File([workbook()], "members.xlsx"));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(["Ferme Côté"]), slow);
    await user.click(screen.getByRole("button", { name: "Remove" }));
    const old = Uint8Array.from(
      [..."Email,First name,Last name,Business name\nash@farm.example,Lou,Ash,Ch\u00eanaie"].map((char) =>
        char.charCodeAt(0),
      ),
    );
    await choose(new File([old], "members.csv"));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(["Chênaie"]), slow);
    await user.click(screen.getByRole("button", { name: "Remove" }));
    await choose(new File([Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9])], "broken.xlsx"));
    expect(await screen.findByText(/This file cannot be read/, undefined, slow)).toBeVisible();
  });

  it("speaks French", async () => {
    show({}, "fr-CA");
    paste(FIVE);
    expect(await screen.findByRole("button", { name: "Inviter 5 entreprises" }, slow)).toBeEnabled();
    expect(screen.getByText("5 nouvelles")).toBeVisible();
  });
});

/** A hidden sheet, then one with a title above its headings, shared and inline strings. */
function workbook(): Uint8Array<ArrayBuffer> {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const parts = {
    "xl/workbook.xml": `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Old" state="hidden" r:id="a"/><sheet name="Members" r:id="b"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="x"><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    "xl/sharedStrings.xml": `<sst ${main}><si><t>Courriel</t></si><si><r><t>Ferme </t></r><r><t>Côté</t></r><rPh><t>no</t></rPh></si></sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet ${main}><sheetData><row><c t="inlineStr"><is><t>Email</t></is></c></row></sheetData></worksheet>`,
    "xl/worksheets/sheet2.xml": `<worksheet ${main}><sheetData>
      <row r="1"><c r="A1" t="inlineStr"><is><t>Members of 2026</t></is></c></row>
      <row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="inlineStr"><is><t>Prénom</t></is></c><c r="C3" t="inlineStr"><is><t>Nom</t></is></c><c r="E3" t="inlineStr"><is><t>Entreprise</t></is></c></row>
      <row r="4"><c r="A4" t="str"><v>lou@farm.example</v></c><c r="B4" t="inlineStr"><is><t>Lou</t></is></c><c r="C4" t="inlineStr"><is><t>Roy</t></is></c><c r="E4" t="s"><v>1</v></c></row>
    </sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}
