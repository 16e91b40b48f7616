import { businesses, type Mocks, ownSettings, problem, unreachable } from "@foodshed/sdk/testing";
import { NOTICE_MS, type RoleCode } from "@foodshed/sdk/vocabulary";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { SettingsPage } from "./SettingsPage.tsx";

const [orchard, , , , network] = businesses;

function show(mocks: Mocks = {}, options: RenderWidgetOptions = {}) {
  return renderWidget(<SettingsPage />, {
    signedInAs: {},
    mocks: { ...ownSettings(), ...mocks },
    ...options,
  });
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

type User = ReturnType<typeof renderWidget>["user"];

const section = (name: string) => within(screen.getByRole("region", { name }));
const contact = () => section("Change Contact");
const dialog = async () => within(await screen.findByRole("dialog", { name: "Is it you?" }));

async function authenticate(user: User, { email = "ada@maplehill.example", secret = "orchard#2026" } = {}) {
  const form = await dialog();
  fill(form.getByLabelText("Email"), email);
  fill(form.getByLabelText("Password"), secret);
  await user.click(form.getByRole("button", { name: "Confirm" }));
}

/** While the dialog stands, nothing behind it can be reached. */
const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function askForAddress(user: User, address = "office@maplehill.example") {
  fill(contact().getByLabelText("New email"), address);
  await user.click(contact().getByRole("button", { name: "Change Contact" }));
}

describe("Change Your Settings", () => {
  it("has five sections", async () => {
    show();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Change Your Settings");
    await screen.findByText("Seller");
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Email",
      "Change Contact",
      "Change Password",
      "Change Account Type",
      "Email Preferences",
    ]);
    expect(section("Email").getByText("ada@maplehill.example")).toBeVisible();
  });

  it("lets an organization change everything but its account type", async () => {
    show(ownSettings(network));
    await screen.findByLabelText("Messaging");
    await waitFor(() => expect(screen.queryByText("Loading your account types")).toBeNull());
    expect(screen.queryByRole("region", { name: "Change Account Type" })).toBeNull();
  });

  it("shows a manager's organization no account types, not even while they are read", async () => {
    show(
      { "POST /accounts/profile_by_id/": () => new Promise<never>(() => {}) },
      { signedInAs: { is_manager: true } },
    );
    expect(await screen.findByLabelText("Messaging")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Change Account Type" })).toBeNull();
  });

  it("says what cannot be changed while somebody acts for the account", async () => {
    const hijack = {
      by_account_id: 1,
      by_email: "admin@foodshed.example",
      business_name: orchard.business_name,
      reason: null,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    };
    show({}, { signedInAs: { hijack } });
    expect(screen.getByText(/You are acting for Maple Hill Orchard/)).toBeVisible();
    expect(contact().getByRole("button", { name: "Change Contact" })).toBeDisabled();
    expect(section("Change Password").getByRole("button", { name: "Change Password" })).toBeDisabled();
    expect(await screen.findByRole("button", { name: "Remove Seller" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Add account type" })).toBeDisabled();
    expect(await screen.findByLabelText("Messaging")).toBeEnabled();
  });
});

describe("Another email to log in with", () => {
  afterEach(() => void vi.useRealTimers());

  it("is saved after the authentication dialog; the new token is stored", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const settings = ownSettings();
    const update = vi.fn(settings["POST /accounts/update_user/"]);
    const { user, session } = show({ ...settings, "POST /accounts/update_user/": update });
    const before = session.get()?.token;
    await askForAddress(user);
    await authenticate(user);
    // A notice, and a sentence at the form.
    expect(await screen.findAllByText("User successfully saved")).toHaveLength(2);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(update).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        body: {
          email: "office@maplehill.example",
          current_email: "ada@maplehill.example",
          current_password: "orchard#2026",
        },
      }),
    );
    expect(session.get()?.token).not.toBe(before);
    expect(section("Email").getByText("office@maplehill.example")).toBeVisible();
    expect(contact().getByLabelText("New email")).toHaveValue("");
    await act(() => vi.advanceTimersByTimeAsync(NOTICE_MS));
    expect(screen.getAllByText("User successfully saved")).toHaveLength(1);
    expect(contact().getByText("User successfully saved")).toBeVisible();
  });

  it("comes with another password if one likes", async () => {
    const settings = ownSettings();
    const update = vi.fn(settings["POST /accounts/update_user/"]);
    const { user } = show({ ...settings, "POST /accounts/update_user/": update });
    fill(contact().getByLabelText(/New password/), "cider#2027");
    await askForAddress(user);
    await authenticate(user);
    await screen.findAllByText("User successfully saved");
    expect(update.mock.lastCall?.[0].body).toMatchObject({ password: "cider#2027" });
  });

  it.each([
    ["", "Required"],
    ["office@maplehill", "Invalid email"],
  ])("has to be one: %j", async (address, message) => {
    const { user } = show();
    if (address) fill(contact().getByLabelText("New email"), address);
    await user.click(contact().getByRole("button", { name: "Change Contact" }));
    expect(await contact().findByText(message)).toBeVisible();
    expect(contact().getByLabelText("New email")).toHaveFocus();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows the server's first sentence in the dialog when it does not know who is there", async () => {
    const refusal = problem(400, "The email address or the password is not right.", {
      non_field_errors: ["The email address or the password is not right."],
    });
    const { user, session } = show({ "POST /accounts/update_user/": () => refusal.clone() });
    const before = session.get()?.token;
    await askForAddress(user);
    await authenticate(user, { secret: "not mine" });
    const form = await dialog();
    expect(await form.findByText("Error: The email address or the password is not right.")).toBeVisible();
    expect(form.getByLabelText("Email")).toHaveValue("ada@maplehill.example");
    expect(form.getByLabelText("Password")).toHaveValue("not mine");
    await user.click(form.getByRole("button", { name: "Cancel" }));
    expect(contact().getByLabelText("New email")).toHaveValue("office@maplehill.example");
    expect(session.get()?.token).toBe(before);
  });

  it("asks for email and password in the dialog, and for a valid email", async () => {
    const { user } = show();
    await askForAddress(user);
    const form = await dialog();
    await user.click(form.getByRole("button", { name: "Confirm" }));
    expect(await form.findAllByText("Required")).toHaveLength(2);
    fill(form.getByLabelText("Email"), "ada@maplehill");
    expect(await form.findByText("Invalid email")).toBeVisible();
  });

  it("says at the form that the address is taken, and keeps it", async () => {
    const { user } = show({
      "POST /accounts/update_user/": () =>
        problem(409, "Error: email already exists", { email: ["Error: email already exists"] }),
    });
    await askForAddress(user);
    await authenticate(user);
    await dialogGone();
    expect(await contact().findByText("Error: email already exists")).toBeVisible();
    expect(contact().getByLabelText("New email")).toHaveValue("office@maplehill.example");
  });

  it("has a sentence where the server gives none", async () => {
    const { user } = show({ "POST /accounts/update_user/": () => new Response("", { status: 500 }) });
    await askForAddress(user);
    await authenticate(user);
    expect(await (await dialog()).findByText("Error: Could not save user settings.")).toBeVisible();
  });

  it("is asked for once by a double click, and can be sent again when the server was not reached", async () => {
    let reachable = false;
    const update = vi.fn();
    const settings = ownSettings();
    const { user } = show({
      ...settings,
      "POST /accounts/update_user/": (call) => {
        update();
        return reachable ? settings["POST /accounts/update_user/"](call) : unreachable();
      },
    });
    await askForAddress(user);
    await authenticate(user);
    const form = await dialog();
    expect(await form.findByText(/Error: The server could not be reached/)).toBeVisible();
    reachable = true;
    await user.dblClick(form.getByRole("button", { name: "Confirm" }));
    await screen.findAllByText("User successfully saved");
    expect(update).toHaveBeenCalledTimes(2);
  });
});

describe("Another password", () => {
  const form = () => section("Change Password");
  async function choose(user: User, password: string, confirm = password) {
    if (password) fill(form().getByLabelText("New password"), password);
    if (confirm) fill(form().getByLabelText("Confirm new password"), confirm);
    await user.click(form().getByRole("button", { name: "Change Password" }));
  }

  it("is saved after the authentication dialog", async () => {
    const settings = ownSettings();
    const update = vi.fn(settings["POST /accounts/update_user/"]);
    const { user } = show({ ...settings, "POST /accounts/update_user/": update });
    await choose(user, "cider#2027");
    await authenticate(user);
    await dialogGone();
    expect(await form().findByText("User successfully saved")).toBeVisible();
    expect(update.mock.lastCall?.[0].body).toEqual({
      password: "cider#2027",
      current_email: "ada@maplehill.example",
      current_password: "orchard#2026",
    });
    expect(form().getByLabelText("New password")).toHaveValue("");
  });

  it.each([
    ["", "", "Required"],
    ["a#1", "a#1", "Minimum 8 characters"],
    ["nodigits#here", "nodigits#here", "Invalid password"],
    ["cider#2027", "cider#2028", "Passwords do not match"],
  ])("has to follow the rules: %j, %j", async (password, confirm, message) => {
    const { user } = show();
    await choose(user, password, confirm);
    expect((await form().findAllByText(message))[0]).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that is too common is told at the form", async () => {
    const { user } = show({
      "POST /accounts/update_user/": () =>
        problem(400, "This password is too common.", { password: ["This password is too common."] }),
    });
    await choose(user, "password#1");
    await authenticate(user);
    await dialogGone();
    expect(await form().findByText("This password is too common.")).toBeVisible();
    expect(form().getByLabelText("New password")).toHaveValue("password#1");
  });
});

describe("Account types", () => {
  const editor = () => section("Change Account Type");
  const names = () =>
    editor()
      .getAllByRole("listitem")
      .map((item) => item.querySelector("p")?.textContent?.trim());
  const save = () => editor().getByRole("button", { name: "Save" });
  const addMore = () => editor().queryByRole("button", { name: "Add account type" });

  async function edit(options: { mocks?: Mocks; pending?: RoleCode[] } = {}) {
    const settings = ownSettings(orchard, options.pending);
    const update = vi.fn(settings["POST /accounts/update_profile/"]);
    const view = show({ ...settings, "POST /accounts/update_profile/": update, ...options.mocks });
    await screen.findByText("Seller");
    return { ...view, update };
  }
  async function remove(user: User, role: string) {
    await user.click(editor().getByRole("button", { name: `Remove ${role}` }));
    await user.click(
      within(await screen.findByRole("dialog", { name: `Remove ${role}?` })).getByRole("button", {
        name: "Remove",
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  async function add(user: User, role: string, entry = 1) {
    await user.click(addMore() as HTMLElement);
    await user.selectOptions(editor().getByLabelText(`New account type ${entry}`), role);
  }

  it("sends what is added and what is removed, together", async () => {
    const { user, update } = await edit();
    await remove(user, "Vendor");
    await add(user, "Buyer");
    await user.click(save());
    expect(await editor().findByText("User successfully saved")).toBeVisible();
    expect(update).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { id: 412, addRoles: [1], removeRoles: [6] } }),
    );
    expect(names()).toEqual(["Seller", "Buyer"]);
    expect(save()).toBeDisabled();
  });

  it("asks before one is removed, and says what is lost", async () => {
    const { user } = await edit();
    await user.click(editor().getByRole("button", { name: "Remove Vendor" }));
    const question = within(await screen.findByRole("dialog"));
    expect(
      question.getByText("Removing an account type will cause you to lose your information for this role."),
    ).toBeVisible();
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(names()).toEqual(["Seller", "Vendor"]);
    expect(save()).toBeDisabled();
  });

  it("cannot be saved when none is set", async () => {
    const { user } = await edit();
    await remove(user, "Vendor");
    expect(save()).toBeEnabled();
    await remove(user, "Seller");
    expect(save()).toBeDisabled();
    expect(editor().getByText("Choose at least one account type.")).toBeVisible();
    await add(user, "Organization");
    expect(save()).toBeDisabled();
    await add(user, "Processor", 2);
    expect(save()).toBeEnabled();
  });

  it("are five at most, none of them twice, and the organization is among them", async () => {
    const { user } = await edit();
    await user.click(addMore() as HTMLElement);
    const choices = () =>
      within(editor().getByLabelText("New account type 1"))
        .getAllByRole("option")
        .map((option) => option.textContent);
    expect(choices()).toEqual([
      "Choose an account type",
      "Buyer",
      "Service Provider",
      "Organization",
      "Processor",
    ]);
    await user.selectOptions(editor().getByLabelText("New account type 1"), "Buyer");
    await add(user, "Processor", 2);
    expect(choices()).not.toContain("Processor");
    await add(user, "Service Provider", 3);
    expect(addMore()).toBeNull();
  });

  it("of an organization waits for approval, and can be taken back", async () => {
    const { user, update } = await edit();
    await add(user, "Organization");
    expect(editor().getByText(/An administrator approves/)).toBeVisible();
    await user.click(save());
    expect(await editor().findByText("Waiting for approval")).toBeVisible();
    await user.click(editor().getByRole("button", { name: "Remove Organization" }));
    await user.click(save());
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.lastCall?.[0].body).toEqual({ id: 412, addRoles: [], removeRoles: [4] });
  });

  it("that was removed and chosen again stays as it is", async () => {
    const { user } = await edit();
    await remove(user, "Vendor");
    await add(user, "Vendor");
    expect(save()).toBeDisabled();
  });

  it("keeps focus in the list when an entry goes away", async () => {
    const { user } = await edit();
    await remove(user, "Vendor");
    await waitFor(() => expect(editor().getByRole("list", { name: "Account types" })).toHaveFocus());
  });

  it("that could not be saved stay as they were chosen", async () => {
    const { user } = await edit({
      mocks: { "POST /accounts/update_profile/": () => problem(503, "Not right now.") },
    });
    await add(user, "Buyer");
    await user.click(save());
    expect(await editor().findByText("Not right now.")).toBeVisible();
    expect(editor().getByLabelText("New account type 1")).toHaveValue("1");
    expect(save()).toBeEnabled();
  });

  it("can be loaded again when they could not be", async () => {
    const settings = ownSettings();
    let broken = true;
    const { user } = show({
      ...settings,
      "POST /accounts/profile_by_id/": (call) =>
        broken ? problem(503, "Not right now.") : settings["POST /accounts/profile_by_id/"](call),
    });
    expect(await editor().findByText(/could not be loaded\. Not right now\./)).toBeVisible();
    broken = false;
    await user.click(editor().getByRole("button", { name: "Try again" }));
    expect(await editor().findByText("Seller")).toBeVisible();
  });
});

describe("Email preferences", () => {
  const box = (name: string) => section("Email Preferences").findByRole("switch", { name });

  it("are seven", async () => {
    show();
    await box("Messaging");
    const labels = section("Email Preferences").getAllByRole("switch");
    expect(labels.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      "Messaging",
      "Expired Classifieds",
      "New Classifieds",
      "Connection Requests",
      "Management Requests",
      "Accepted Membership Requests",
      "Classified Digests",
    ]);
    expect(await box("Classified Digests")).not.toBeChecked();
  });

  it("apply at once", async () => {
    const settings = ownSettings();
    const put = vi.fn(settings["PUT /notifications/preference/{verb}"]);
    const { user } = show({ ...settings, "PUT /notifications/preference/{verb}": put });
    await user.click(await box("Classified Digests"));
    expect(await box("Classified Digests")).toBeChecked();
    await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
    expect(put.mock.lastCall?.[0]).toMatchObject({ params: { verb: "11" }, body: { enable: true } });
  });

  it("go back when the server does not take them", async () => {
    let refuse = () => {};
    const { user } = show({
      "PUT /notifications/preference/{verb}": () =>
        new Promise<Response>((resolve) => {
          refuse = () => resolve(problem(503, "Not right now."));
        }),
    });
    await user.click(await box("Messaging"));
    expect(await box("Messaging")).not.toBeChecked();
    refuse();
    await waitFor(async () => expect(await box("Messaging")).toBeChecked());
    expect(await screen.findAllByText("Could not update setting")).not.toHaveLength(0);
    expect(await box("Messaging")).toHaveAccessibleDescription(/Could not update setting/);
  });

  it("end with what was pressed last, however quickly", async () => {
    const settings = ownSettings();
    const sent: boolean[] = [];
    const stored: boolean[] = [];
    const answers: (() => void)[] = [];
    const { user } = show({
      ...settings,
      "PUT /notifications/preference/{verb}": async (call) => {
        sent.push(call.body.enable);
        await new Promise<void>((resolve) => answers.push(resolve));
        const answer = settings["PUT /notifications/preference/{verb}"](call);
        stored.push(answer.enable);
        return answer;
      },
    });
    const messaging = await box("Messaging");
    await user.click(messaging);
    await user.click(messaging);
    await user.click(messaging);
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(messaging);
    answers[0]?.();
    await waitFor(() => expect(sent).toEqual([false, true]));
    answers[1]?.();
    await waitFor(() => expect(stored).toEqual([false, true]));
    expect(messaging).toBeChecked();
  });
});
