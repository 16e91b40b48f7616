import { exampleToken, type Mocks, problem, unreachable } from "@foodshed/sdk/testing";
import { EMAIL_NOT_CONFIRMED } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { LoginForm } from "./LoginForm.tsx";

function answering(answer: Mocks["POST /accounts/login/"], signedInAs?: object) {
  const login = vi.fn(answer ?? (() => ({ token: exampleToken() })));
  const page = renderWidget(<LoginForm next="/messages?recipient=12" />, {
    mocks: { "POST /accounts/login/": login },
    ...(signedInAs && { signedInAs }),
  });
  const logIn = async (email = "ada@maplehill.example", password = "orchard#2026") => {
    if (email) await page.user.type(screen.getByLabelText("Email"), email);
    if (password) await page.user.type(screen.getByLabelText("Password"), password);
    await page.user.click(screen.getByRole("button", { name: "Log In" }));
  };
  return { login, logIn, ...page };
}

describe("Log In", () => {
  it("starts the session and navigates to the requested page", async () => {
    const { login, logIn, navigate, session } = answering(undefined);
    await logIn();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/messages?recipient=12", { replace: true }));
    expect(session.get()?.email).toBe("ada@maplehill.example");
    expect(login.mock.lastCall?.[0].body).toEqual({
      username: "ada@maplehill.example",
      password: "orchard#2026",
    });
  });

  it("asks for what is missing before it sends anything", async () => {
    const { login, logIn } = answering(undefined);
    await logIn("", "");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      "Please provide a valid email address.",
    );
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/^Please enter a password\./);
    expect(login).not.toHaveBeenCalled();
  });

  it.each([
    ["a username error", { username: ["Enter a valid value."] }, "Please provide a valid email address."],
    ["a password error", { password: ["Too short."] }, "Please enter a password."],
    ["the first of other errors", { non_field_errors: ["One.", "Two."] }, "One."],
    ["no error at all", undefined, "Unknown Error"],
  ])("lists the reason of a failure: %s", async (_, errors, sentence) => {
    const { logIn, navigate } = answering(() => problem(400, "Bad Request", errors));
    await logIn();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failure to login due to:");
    expect(screen.getByRole("listitem")).toHaveTextContent(sentence);
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveValue("ada@maplehill.example");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("is in French for who reads French, the server's own sentences excepted", async () => {
    const { user } = renderWidget(<LoginForm next="/" />, {
      locale: "fr-CA",
      mocks: { "POST /accounts/login/": () => problem(400, "Bad Request", { username: ["Wrong."] }) },
    });
    expect(screen.getByRole("heading", { name: "Connexion" })).toBeVisible();
    expect(screen.getByText(/Pas encore de compte/)).toContainElement(
      screen.getByRole("link", { name: "Inscrire votre entreprise" }),
    );
    await user.click(screen.getByRole("button", { name: "Se connecter" }));
    expect(screen.getByLabelText("Mot de passe")).toHaveAccessibleDescription(
      /^Veuillez saisir un mot de passe\./,
    );
    await user.type(screen.getByLabelText("Courriel"), "ada@maplehill.example");
    await user.type(screen.getByLabelText("Mot de passe"), "orchard#2026");
    await user.click(screen.getByRole("button", { name: "Se connecter" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("La connexion a échoué :");
    expect(alert).toHaveTextContent("Veuillez fournir une adresse courriel valide.");
  });

  it("says in French that the server was not reached", async () => {
    const { user } = renderWidget(<LoginForm next="/" />, {
      locale: "fr-CA",
      mocks: { "POST /accounts/login/": () => unreachable() },
    });
    await user.type(screen.getByLabelText("Courriel"), "ada@maplehill.example");
    await user.type(screen.getByLabelText("Mot de passe"), "orchard#2026");
    await user.click(screen.getByRole("button", { name: "Se connecter" }));
    expect(await screen.findByRole("listitem")).toHaveTextContent(
      "Le serveur n’a pas pu être joint. Veuillez réessayer.",
    );
  });

  it("leads to another email while the address is not confirmed, and only then", async () => {
    let problemType: string | undefined = EMAIL_NOT_CONFIRMED;
    const { logIn, user } = answering(() =>
      problem(400, "No.", { non_field_errors: ["Please confirm your email first."] }, {}, problemType),
    );
    await logIn();
    expect(await screen.findByRole("link", { name: "Get another email" })).toHaveAttribute("href", "/forgot");
    problemType = undefined;
    await user.click(screen.getByRole("button", { name: "Log In" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    expect(screen.queryByRole("link", { name: "Get another email" })).toBeNull();
  });

  it("forgets why it was refused once the form itself is wrong", async () => {
    const { logIn, user } = answering(() => problem(400, "No.", { non_field_errors: ["No."] }));
    await logIn();
    await screen.findByText("No.");
    await user.clear(screen.getByLabelText("Password"));
    expect(screen.getByLabelText("Password")).toBeInvalid();
    expect(screen.queryByText("No.")).toBeNull();
    await user.type(screen.getByLabelText("Password"), "x");
    expect(screen.getByLabelText("Password")).toBeValid();
    expect(screen.queryByText("No.")).toBeNull();
  });

  it("ends an earlier session when it is refused", async () => {
    const { logIn, session } = answering(() => problem(400, "No.", { non_field_errors: ["No."] }), {});
    await logIn();
    await waitFor(() => expect(session.get()).toBeNull());
  });

  it("keeps an earlier session when the server is out of reach, and says so", async () => {
    const { logIn, session } = answering(() => unreachable(), {});
    await logIn();
    expect(await screen.findByText("The server could not be reached. Please try again.")).toBeInTheDocument();
    expect(session.get()).not.toBeNull();
  });

  it("sends once on a double click", async () => {
    const { login, logIn, user, navigate } = answering(undefined);
    await logIn("ada@maplehill.example", "");
    await user.type(screen.getByLabelText("Password"), "orchard#2026");
    await user.dblClick(screen.getByRole("button", { name: "Log In" }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(login).toHaveBeenCalledTimes(1);
  });

  it("says why a login is needed again", () => {
    renderWidget(<LoginForm next="/shipping" sessionEnded />);
    expect(screen.getByRole("alert")).toHaveTextContent("Your session has ended. Please log in again.");
  });

  it("says in the server's words why a login is needed again, where the server said so", () => {
    const { session } = renderWidget(<LoginForm next="/shipping" sessionEnded />, { signedInAs: {} });
    act(() => session.end("refused", "You are not with Shared Orchard any more. Please log in again."));
    expect(screen.getByRole("alert")).toHaveTextContent("You are not with Shared Orchard any more.");
  });

  it("greets those who came to write a message", () => {
    renderWidget(<LoginForm next="/" toMessage />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Log In to Message");
  });

  it("leads to sign-up and to a forgotten password", () => {
    renderWidget(<LoginForm next="/" />);
    expect(screen.getByRole("link", { name: "Register Your Business" })).toHaveAttribute("href", "/register");
    expect(screen.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute("href", "/forgot");
  });
});
