import {
  businesses,
  exampleToken,
  invitation,
  type Mocks,
  me,
  myBusiness,
  peopleMocks,
  person,
  problem,
} from "@foodshed/sdk/testing";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { pageLoad } from "../enterBusiness.ts";
import { PeopleSection } from "./PeopleSection.tsx";

const PASSWORD = "orchard#2026";

async function show(mocks: Mocks = {}, options: RenderWidgetOptions = {}) {
  const page = renderWidget(<PeopleSection />, {
    signedInAs: { role: "owner" },
    mocks: { ...peopleMocks(), ...mocks },
    ...options,
  });
  await screen.findAllByRole("listitem");
  return page;
}

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const rowOf = (name: string) => {
  const row = screen.getByText(name).closest("li");
  if (!row) throw new Error(`There is no row of ${name}.`);
  return within(row);
};
const press = (page: Awaited<ReturnType<typeof show>>, name: string) =>
  page.user.click(screen.getByRole("button", { name }));

afterEach(() => void vi.restoreAllMocks());

describe("The people of a business", () => {
  it("are listed with what each may do, and invitations with who sent them and until when", async () => {
    await show();
    const bo = rowOf("Bo Tremblay");
    expect(bo.getByText("Editor")).toBeVisible();
    expect(bo.getByText("bo@maplehill.example")).toBeVisible();
    expect(bo.getByText(/since Mar 2, 2026 · Last login Nov 20, 2026/)).toBeVisible();
    expect(rowOf("Ada Okafor").getByText("You")).toBeVisible();
    const invited = rowOf("cy@maplehill.example");
    expect(invited.getByText("Reader")).toBeVisible();
    expect(invited.getByText(/Invited by Ada Okafor/)).toHaveTextContent("good until Nov 27, 2099");
  });

  it("are named by their address where they gave no name", async () => {
    await show(peopleMocks({ people: [person({ first_name: "", last_name: "" })] }));
    expect(screen.getAllByText("ada@maplehill.example")).toHaveLength(1);
  });

  it.each(["editor", "reader"] as const)(
    "are shown to an %s without buttons, but for leaving",
    async (role) => {
      const people = [person({ you: false }), person({ id: 32, first_name: "Bo", role, you: true })];
      await show(peopleMocks({ people }), { signedInAs: { role } });
      expect(screen.getByText(/Ask one of them: Ada Okafor\.$/)).toBeVisible();
      await screen.findByRole("button", { name: "Leave Maple Hill Orchard" });
      expect(screen.getAllByRole("button")).toHaveLength(1);
    },
  );

  it("tell the last owner why they cannot leave, and what to do", async () => {
    await show();
    expect(rowOf("Ada Okafor").getByText(/Make somebody else an owner first\.$/)).toBeVisible();
    expect(rowOf("Ada Okafor").queryByRole("button")).toBeNull();
  });

  it("are in French for who reads French", async () => {
    await show({}, { locale: "fr-CA" });
    expect(rowOf("Bo Tremblay").getByRole("button", { name: "Retirer Bo Tremblay" })).toBeVisible();
    expect(rowOf("Bo Tremblay").getByText("Édition")).toBeVisible();
  });

  it("cannot be changed while support acts for the member", async () => {
    renderWidget(<PeopleSection disabled />, { signedInAs: { role: "owner" }, mocks: peopleMocks() });
    await screen.findByText("Bo Tremblay");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("Inviting", () => {
  it("takes several addresses at once, with one role", async () => {
    const sent: object[] = [];
    const mocks = peopleMocks();
    const page = await show({
      ...mocks,
      "POST /people/invite/": (call) => {
        sent.push(call.body);
        return mocks["POST /people/invite/"](call);
      },
    });
    await press(page, "Invite somebody");
    const form = await dialog("Invite somebody");
    await page.user.type(
      form.getByLabelText("Email addresses"),
      "dee@maplehill.example, Eli <eli@maplehill.example>\nDEE@maplehill.example",
    );
    await page.user.click(form.getByRole("radio", { name: /^Reader/ }));
    await page.user.click(form.getByRole("button", { name: "Send" }));
    await dialogGone();
    expect(sent).toEqual([
      { email: "dee@maplehill.example", role: "reader" },
      { email: "eli@maplehill.example", role: "reader" },
    ]);
    expect(await screen.findByText("Invited: dee@maplehill.example, eli@maplehill.example")).toBeVisible();
    expect(rowOf("eli@maplehill.example").getByText("Reader")).toBeVisible();
  });

  it("names what is no address, and sends nothing", async () => {
    const page = await show({ "POST /people/invite/": () => problem(500, "Never.") });
    await press(page, "Invite somebody");
    const form = await dialog("Invite somebody");
    await page.user.click(form.getByRole("button", { name: "Send" }));
    expect(await form.findByText("Enter at least one email address.")).toBeVisible();
    await page.user.type(form.getByLabelText("Email addresses"), "dee@maplehill.example, eli");
    expect(await form.findByText("This is not an email address: eli")).toBeVisible();
  });

  it("leaves in the field whom it could not invite, with the reason, and invites the others", async () => {
    const page = await show();
    await press(page, "Invite somebody");
    const form = await dialog("Invite somebody");
    await page.user.type(
      form.getByLabelText("Email addresses"),
      "bo@maplehill.example, dee@maplehill.example",
    );
    await page.user.click(form.getByRole("button", { name: "Send" }));
    expect(await form.findByText("Invited: dee@maplehill.example")).toBeVisible();
    expect(form.getByRole("alert")).toHaveTextContent(
      "bo@maplehill.example: bo@maplehill.example is with this business already.",
    );
    expect(form.getByLabelText("Email addresses")).toHaveValue("bo@maplehill.example");
  });

  it("asks for the password where somebody is to be an owner, and says in place that it is wrong", async () => {
    const page = await show();
    await press(page, "Invite somebody");
    const form = await dialog("Invite somebody");
    expect(form.queryByLabelText("Your password")).toBeNull();
    await page.user.type(form.getByLabelText("Email addresses"), "dee@maplehill.example");
    await page.user.click(form.getByRole("radio", { name: /^Owner/ }));
    await page.user.type(form.getByLabelText("Your password"), "wrong#2026");
    await page.user.click(form.getByRole("button", { name: "Send" }));
    expect(await form.findByText("This is not your current password.")).toBeVisible();
    expect(form.getByLabelText("Email addresses")).toHaveValue("dee@maplehill.example");
    await page.user.clear(form.getByLabelText("Your password"));
    await page.user.type(form.getByLabelText("Your password"), PASSWORD);
    await page.user.click(form.getByRole("button", { name: "Send" }));
    await dialogGone();
    expect(rowOf("dee@maplehill.example").getByText("Owner")).toBeVisible();
  });

  it("is closed for a business that has as many people as it may have", async () => {
    await show(peopleMocks({ limit: 3 }));
    expect(screen.getByRole("button", { name: "Invite somebody" })).toBeDisabled();
    expect(screen.getByText(/has 3 people and open invitations/)).toBeVisible();
  });

  it("can be repeated and taken back", async () => {
    const again = vi.fn(() => invitation({ expires_at: "2099-12-01T14:05:00Z" }));
    const page = await show({ "POST /people/resend_invitation/": again });
    await press(page, "Send again to cy@maplehill.example");
    expect(await screen.findByText(/The earlier link stops working/)).toBeVisible();
    expect(rowOf("cy@maplehill.example").getByText(/Dec 1, 2099/)).toBeVisible();
    await press(page, "Withdraw the invitation to cy@maplehill.example");
    await waitFor(() => expect(screen.queryByRole("list", { name: /^Invited/ })).toBeNull());
  });
});

describe("A role", () => {
  it("is changed after the password, and a sentence says so", async () => {
    const page = await show();
    await press(page, "Change role of Bo Tremblay");
    const form = await dialog("Change role of Bo Tremblay");
    await page.user.click(form.getByRole("radio", { name: /^Reader/ }));
    await page.user.click(form.getByRole("button", { name: "Save" }));
    expect(await form.findByText("This is required.")).toBeVisible();
    await page.user.type(form.getByLabelText("Your password"), `${PASSWORD}{Enter}`);
    await dialogGone();
    expect(await screen.findByText("Bo Tremblay is a reader now.")).toBeVisible();
    expect(rowOf("Bo Tremblay").getByText("Reader")).toBeVisible();
  });

  it("asks for a code in place where the login has an app, and loses nothing", async () => {
    const sent: object[] = [];
    const page = await show({
      "POST /people/change_role/": ({ body }) => {
        sent.push(body);
        const sentence = "Enter the code that your authenticator app shows, or a recovery code.";
        return body.code
          ? person({ id: 32, first_name: "Bo", last_name: "Tremblay", role: "owner", you: false })
          : problem(400, sentence, { code: [sentence] }, {}, SECOND_FACTOR_DUE);
      },
    });
    await press(page, "Change role of Bo Tremblay");
    const form = await dialog("Change role of Bo Tremblay");
    await page.user.click(form.getByRole("radio", { name: /^Owner/ }));
    await page.user.type(form.getByLabelText("Your password"), `${PASSWORD}{Enter}`);
    await page.user.type(await form.findByLabelText("Code of the app, or a recovery code"), "492039{Enter}");
    await dialogGone();
    expect(sent.at(-1)).toEqual({ id: 32, role: "owner", current_password: PASSWORD, code: "492039" });
    // Two owners now: the first one may leave.
    expect(await screen.findByRole("button", { name: "Leave Maple Hill Orchard" })).toBeVisible();
  });
});

describe("Removing somebody", () => {
  it("says first what it means, and asks for the password", async () => {
    const page = await show();
    await press(page, "Remove Bo Tremblay");
    const form = await dialog("Remove Bo Tremblay");
    expect(form.getByText(/Bo Tremblay has no access to Maple Hill Orchard any more/)).toBeVisible();
    await page.user.type(form.getByLabelText("Your password"), PASSWORD);
    await page.user.click(form.getByRole("button", { name: "Remove" }));
    await dialogGone();
    expect(await screen.findByText("Bo Tremblay is not with Maple Hill Orchard any more.")).toBeVisible();
    expect(screen.queryByText("bo@maplehill.example")).toBeNull();
  });

  it("shows the server's refusal and stays open", async () => {
    const page = await show({ "POST /people/remove/": () => problem(409, "A business needs an owner.") });
    await press(page, "Remove Bo Tremblay");
    const form = await dialog("Remove Bo Tremblay");
    await page.user.type(form.getByLabelText("Your password"), `${PASSWORD}{Enter}`);
    expect(await form.findByText("A business needs an owner.")).toBeVisible();
  });
});

describe("Leaving", () => {
  const people = [person(), person({ id: 32, first_name: "Bo", email: "bo@x.example", you: false })];
  const leave = async (page: Awaited<ReturnType<typeof show>>) => {
    await page.user.click(await screen.findByRole("button", { name: "Leave Maple Hill Orchard" }));
    const asked = await dialog("Leave Maple Hill Orchard");
    expect(asked.getByText(/you have to be invited again\.$/)).toBeVisible();
    await page.user.click(asked.getByRole("button", { name: "Leave" }));
  };

  it("ends the session of who has no other business", async () => {
    const page = await show(peopleMocks({ people }));
    await leave(page);
    await waitFor(() => expect(page.navigate).toHaveBeenCalledWith("/login", { replace: true }));
    expect(page.session.get()).toBeNull();
  });

  it("goes on with another business, on a page that is loaded again", async () => {
    const load = vi.spyOn(pageLoad, "enter").mockImplementation(() => {});
    const self = me({
      businesses: [myBusiness(businesses[0], { current: true }), myBusiness(businesses[4])],
    });
    const token = exampleToken({ account_id: businesses[4].id });
    const page = await show({ ...peopleMocks({ people }, self), "POST /people/leave/": () => ({ token }) });
    await leave(page);
    await waitFor(() => expect(load).toHaveBeenCalledWith("/dashboard"));
    expect(page.session.get()?.account_id).toBe(businesses[4].id);
  });
});
