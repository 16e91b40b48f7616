import { ownSettings, problem, secondFactors } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dialogGone, section, showSettings, type User } from "../testing.tsx";

const own = () => section("Second Step of the Login");
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const PASSWORD = "orchard#2026";

const WITH_EVERYTHING = secondFactors({
  totp: { since: "2026-11-20T14:05:00Z" },
  passkeys: [
    {
      id: 7,
      name: "Office laptop",
      created_at: "2026-11-02T14:05:00Z",
      last_used_at: "2026-11-21T14:05:00Z",
    },
  ],
  recovery_codes: 9,
});

async function setUpApp(user: User, { password = PASSWORD, code = "492039" } = {}) {
  await user.click(await own().findByRole("button", { name: "Set Up an Authenticator App" }));
  const form = await dialog("Set Up an Authenticator App");
  await user.type(form.getByLabelText("Current password"), password);
  await user.click(form.getByRole("button", { name: "Confirm" }));
  if (password !== PASSWORD) return form;
  await user.type(await form.findByLabelText("Code of the app"), code);
  await user.click(form.getByRole("button", { name: "Confirm" }));
  return form;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("The second step of the login", () => {
  it("is set up with an app: the password, its QR code or secret, and a code that proves it", async () => {
    const { user } = showSettings();
    expect(await own().findByText("Your password alone opens your account.")).toBeVisible();
    const form = await setUpApp(user, { code: "000000" });
    expect(form.getByLabelText("Code of the app")).toHaveAccessibleDescription(/not right/);
    expect(form.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
    const picture = await form.findByRole("img", { name: "QR code for the authenticator app" });
    expect(picture.getAttribute("src")).toMatch(/^data:image\/svg\+xml,/);
    await user.clear(form.getByLabelText("Code of the app"));
    await user.type(form.getByLabelText("Code of the app"), "492039{Enter}");
    const codes = await dialog("Recovery Codes");
    expect(codes.getAllByRole("listitem")).toHaveLength(10);
    await user.click(codes.getByRole("button", { name: "I Have Kept Them" }));
    await dialogGone();
    expect(await own().findByText("Authenticator app")).toBeVisible();
    expect(own().getByText("10 are left.")).toBeVisible();
    expect(own().queryByRole("button", { name: "Set Up an Authenticator App" })).toBeNull();
  });

  it("is not begun with a wrong password, which stays to be corrected", async () => {
    const { user } = showSettings();
    const form = await setUpApp(user, { password: "wrong#2026" });
    await waitFor(() =>
      expect(form.getByLabelText("Current password")).toHaveAccessibleDescription(
        /This is not your current password\./,
      ),
    );
    expect(form.getByLabelText("Current password")).toHaveValue("wrong#2026");
  });

  it("lists the app, each passkey and how many recovery codes are left", async () => {
    showSettings({ "GET /accounts/second_factors/": () => WITH_EVERYTHING });
    expect(await own().findByText("Passkey “Office laptop”")).toBeVisible();
    expect(own().getByText(/^Last used on/)).toBeVisible();
    expect(own().getByText("9 are left.")).toBeVisible();
  });

  it("is removed with the password, and for the app with a code", async () => {
    const settings = { ...ownSettings(), "GET /accounts/second_factors/": () => WITH_EVERYTHING };
    const remove = vi.fn(() => undefined);
    const { user } = showSettings({
      ...settings,
      "POST /accounts/remove_totp/": remove,
      "POST /accounts/remove_passkey/": remove,
    });
    await user.click(await own().findByRole("button", { name: "Remove the Authenticator App" }));
    const app = await dialog("Remove the Authenticator App");
    await user.type(app.getByLabelText("Current password"), PASSWORD);
    await user.click(app.getByRole("button", { name: "Remove" }));
    expect(app.getByLabelText("Code of the app, or a recovery code")).toBeInvalid();
    expect(remove).not.toHaveBeenCalled();
    await user.type(app.getByLabelText("Code of the app, or a recovery code"), "492039");
    await user.click(app.getByRole("button", { name: "Remove" }));
    await dialogGone();
    await user.click(own().getByRole("button", { name: "Remove the Passkey “Office laptop”" }));
    const passkey = await dialog("Remove the Passkey “Office laptop”");
    expect(passkey.queryByLabelText(/^Code/)).toBeNull();
    await user.type(passkey.getByLabelText("Current password"), `${PASSWORD}{Enter}`);
    await dialogGone();
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it("gives new recovery codes, to be copied", async () => {
    const { user } = showSettings({ "GET /accounts/second_factors/": () => WITH_EVERYTHING });
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(await own().findByRole("button", { name: "New Recovery Codes" }));
    const form = await dialog("New Recovery Codes");
    await user.type(form.getByLabelText("Current password"), PASSWORD);
    await user.type(form.getByLabelText("Code of the app, or a recovery code"), "492039{Enter}");
    const codes = await dialog("Recovery Codes");
    await user.click(codes.getByRole("button", { name: "Copy" }));
    expect(await codes.findByText("Copied.")).toBeVisible();
    expect(write.mock.lastCall?.[0].trim().split("\n")).toHaveLength(10);
    write.mockRejectedValue(new DOMException("No.", "NotAllowedError"));
    await user.click(codes.getByRole("button", { name: "Copy" }));
    expect(await codes.findByText(/save them as a file/)).toBeVisible();
  });

  it("offers passkeys only in browsers that have them", async () => {
    const { unmount } = showSettings();
    await own().findByText("Your password alone opens your account.");
    expect(own().queryByRole("button", { name: "Add a Passkey" })).toBeNull();
    unmount();
    vi.stubGlobal("PublicKeyCredential", class {});
    showSettings();
    expect(await own().findByRole("button", { name: "Add a Passkey" })).toBeVisible();
  });

  it("tells an administrator until when it has to be set up", async () => {
    showSettings({
      "GET /accounts/second_factors/": () => secondFactors({ due_at: "2026-12-08T12:00:00Z" }),
    });
    expect(await own().findByText(/Set one up by Dec 8, 2026/)).toBeVisible();
  });

  it("can be loaded again", async () => {
    let fails = true;
    showSettings({
      "GET /accounts/second_factors/": () => (fails ? problem(503, "Not right now.") : secondFactors()),
    });
    expect(await own().findByText(/could not be loaded/)).toBeVisible();
    fails = false;
    own().getByRole("button", { name: /again/i }).click();
    expect(await own().findByText("Your password alone opens your account.")).toBeVisible();
  });
});
