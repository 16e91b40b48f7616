import { ownSettings, problem } from "@foodshed/sdk/testing";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dialogGone, section, showSettings, type User } from "../testing.tsx";

const own = () => section("Your Data");
const dialog = async () => within(await screen.findByRole("dialog", { name: "Download Your Data" }));
const PASSWORD = "orchard#2026";

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function ask(user: User, password = PASSWORD) {
  await user.click(own().getByRole("button", { name: "Download Your Data" }));
  const form = await dialog();
  await user.type(form.getByLabelText("Current password"), password);
  await user.click(form.getByRole("button", { name: "Download" }));
  return form;
}

describe("Your data", () => {
  it("is saved as a file after the password", async () => {
    const { user } = showSettings();
    await ask(user);
    await dialogGone();
    expect(saved).toEqual([expect.stringMatching(/^foodshed-\d{4}-\d\d-\d\d\.zip$/)]);
    expect(await own().findByText(/^Your data were saved/)).toBeVisible();
  });

  it("is not saved after a wrong password, which stays to be corrected", async () => {
    const { user } = showSettings();
    const form = await ask(user, "wrong#2026");
    expect(await form.findByText("This is not your current password.")).toBeVisible();
    expect(form.getByLabelText("Current password")).toHaveValue("wrong#2026");
    expect(saved).toEqual([]);
  });

  it("asks for a code where the login has an authenticator app, and keeps the password", async () => {
    const sent: object[] = [];
    const { user } = showSettings({
      ...ownSettings(),
      "POST /accounts/export_account/": ({ body }) => {
        sent.push(body);
        if (body.code !== undefined)
          return new Response("PK", { headers: { "Content-Type": "application/zip" } });
        const sentence = "Enter the code that your authenticator app shows, or a recovery code.";
        return problem(400, sentence, { code: [sentence] }, {}, SECOND_FACTOR_DUE);
      },
    });
    const form = await ask(user);
    await user.type(await form.findByLabelText("Code of the app, or a recovery code"), "492039{Enter}");
    await dialogGone();
    expect(sent).toEqual([{ current_password: PASSWORD }, { current_password: PASSWORD, code: "492039" }]);
    expect(saved).toHaveLength(1);
  });

  it("can be asked for again when the server does not answer", async () => {
    const { user } = showSettings({
      "POST /accounts/export_account/": () => problem(503, "Not right now."),
    });
    const form = await ask(user);
    expect(await form.findByText("Not right now.")).toBeVisible();
    expect(form.getByRole("button", { name: "Download" })).toBeEnabled();
  });

  it("is not offered to support that acts for the member", async () => {
    const hijack = {
      by_account_id: 1,
      by_email: "support@foodshed.example",
      business_name: "Maple Hill Orchard",
      reason: null,
      expires_at: "2026-11-24T13:00:00Z",
    };
    showSettings({}, { signedInAs: { hijack } });
    await screen.findByRole("region", { name: "Change Contact" });
    expect(screen.queryByRole("region", { name: "Your Data" })).toBeNull();
  });
});
