import { exampleToken, problem } from "@foodshed/sdk/testing";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { LoginForm } from "./LoginForm.tsx";

const DUE = "Enter the code that your authenticator app shows, or a recovery code.";
const WRONG = "This code is not right, or it was used already.";

async function afterPassword(right = "492039") {
  const login = vi.fn(({ body }: { body: { code?: string } }) => {
    if (body.code === right) return { token: exampleToken() };
    const sentence = body.code === undefined ? DUE : WRONG;
    return problem(400, sentence, { code: [sentence] }, {}, SECOND_FACTOR_DUE);
  });
  const page = renderWidget(<LoginForm next="/profile-hub" />, {
    mocks: { "POST /accounts/login/": login },
  });
  await page.user.type(screen.getByLabelText("Email"), "ada@maplehill.example");
  await page.user.type(screen.getByLabelText("Password"), "orchard#2026");
  await page.user.click(screen.getByRole("button", { name: "Log In" }));
  const code = await screen.findByLabelText("Code");
  return { ...page, login, code };
}

afterEach(() => vi.unstubAllGlobals());

describe("The second step of a login", () => {
  it("asks for the code with the cursor in its field, and nothing is called a failure", async () => {
    const { code } = await afterPassword();
    expect(screen.getByRole("heading", { level: 1, name: "Second Step" })).toBeVisible();
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(DUE);
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    expect(screen.queryByText("Failure to login due to:")).toBeNull();
  });

  it("sends the same credentials with the code, and goes on", async () => {
    const { user, code, login, navigate, session } = await afterPassword();
    await user.type(code, "492039{Enter}");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/profile-hub", { replace: true }));
    expect(login.mock.lastCall?.[0].body).toEqual({
      username: "ada@maplehill.example",
      password: "orchard#2026",
      code: "492039",
    });
    expect(session.get()).not.toBeNull();
  });

  it("says that a code is wrong or missing, and keeps what was typed", async () => {
    const { user, code, login } = await afterPassword();
    await user.click(screen.getByRole("button", { name: "Log In" }));
    expect(code).toHaveAccessibleDescription(/Please enter the code\./);
    expect(login).toHaveBeenCalledTimes(1);
    await user.type(code, "000000{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(WRONG)));
    expect(code).toHaveValue("000000");
  });

  it("leads back to the password", async () => {
    const { user } = await afterPassword();
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByLabelText("Email")).toHaveValue("ada@maplehill.example");
    expect(screen.getByLabelText("Password")).toHaveValue("orchard#2026");
  });

  it("offers a passkey in browsers that have them", async () => {
    renderWidget(<LoginForm next="/" />);
    expect(screen.queryByRole("button", { name: "Use a Passkey" })).toBeNull();
    vi.stubGlobal("PublicKeyCredential", class {});
    renderWidget(<LoginForm next="/" />);
    expect(screen.getByRole("button", { name: "Use a Passkey" })).toBeVisible();
  });
});
