import { exampleToken, ownSettings, problem } from "@foodshed/sdk/testing";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { section, showSettings, type User } from "../testing.tsx";

const own = () => section("Close This Account");
const PASSWORD = "orchard#2026";

async function ask(user: User, password = PASSWORD) {
  await user.click(own().getByRole("button", { name: "Close This Account" }));
  const form = within(await screen.findByRole("dialog", { name: "Close This Account" }));
  await user.type(form.getByLabelText("Current password"), password);
  await user.click(form.getByRole("button", { name: "Close the account" }));
  return form;
}

describe("Closing the account", () => {
  it("says what it does, asks for the password, and shows until when it can be kept", async () => {
    const { user } = showSettings({
      ...ownSettings(),
      "POST /accounts/refresh/": () => ({ token: exampleToken({ closing_until: "2026-12-26T15:00:00Z" }) }),
    });
    await user.click(own().getByRole("button", { name: "Close This Account" }));
    expect(await screen.findByText(/After 30 days everything is erased for good/)).toBeVisible();
    const form = within(screen.getByRole("dialog"));
    await user.type(form.getByLabelText("Current password"), PASSWORD);
    await user.click(form.getByRole("button", { name: "Close the account" }));
    expect(await own().findByText(/is erased for good/)).toHaveTextContent("Dec 26, 2026");
    expect(own().getByRole("button", { name: "Keep my account" })).toBeVisible();
    // The banner of the site is the one landmark of its name.
    expect(own().queryByRole("region")).toBeNull();
  });

  it("keeps a wrong password to be corrected", async () => {
    const { user } = showSettings();
    const form = await ask(user, "wrong#2026");
    expect(await form.findByText("This is not your current password.")).toBeVisible();
    expect(form.getByLabelText("Current password")).toHaveValue("wrong#2026");
  });

  it("asks for a code where the login has an authenticator app", async () => {
    const sent: object[] = [];
    const { user } = showSettings({
      ...ownSettings(),
      "POST /accounts/close_account/": ({ body }) => {
        sent.push(body);
        if (body.code !== undefined) return { closing_until: "2026-12-26T15:00:00Z" };
        const sentence = "Enter the code that your authenticator app shows, or a recovery code.";
        return problem(400, sentence, { code: [sentence] }, {}, SECOND_FACTOR_DUE);
      },
      "POST /accounts/refresh/": () => ({ token: exampleToken({ closing_until: "2026-12-26T15:00:00Z" }) }),
    });
    const form = await ask(user);
    await user.type(await form.findByLabelText("Code of the app, or a recovery code"), "492039{Enter}");
    expect(await own().findByRole("button", { name: "Keep my account" })).toBeVisible();
    expect(sent).toEqual([{ current_password: PASSWORD }, { current_password: PASSWORD, code: "492039" }]);
  });

  it("is for owners alone", async () => {
    showSettings({}, { signedInAs: { role: "editor" } });
    await screen.findByText("Seller");
    expect(screen.queryByRole("region", { name: "Close This Account" })).toBeNull();
  });
});
