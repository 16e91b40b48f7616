import { LOCALES, type Locale } from "@foodshed/sdk/locale";
import { type Mocks, problem } from "@foodshed/sdk/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { frCA } from "../../locale/fr-CA.ts";
import { LocaleProvider } from "../../provider/locale.tsx";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { GuidedRegister } from "./GuidedRegister.tsx";

const account = { id: 412, slug: "maple-hill-orchard", business_name: "Maple Hill Orchard" };
const created = () => [{ id: 901, email: "ada@maplehill.example", account }];

function show(answer: NonNullable<Mocks["POST /accounts/signup/"]> = created) {
  const signup = vi.fn(answer);
  return { signup, ...renderWidget(<GuidedRegister />, { mocks: { "POST /accounts/signup/": signup } }) };
}

/** The page as the site shows it: in the other language it is another one. */
function Pages() {
  const [locale, setLocale] = useState<Locale>("en-CA");
  return (
    <LocaleProvider locale={locale} catalogue={locale === "fr-CA" ? frCA : undefined}>
      {LOCALES.map((other) => (
        <button key={other} type="button" onClick={() => setLocale(other)}>
          {other === "fr-CA" ? "Français" : "English"}
        </button>
      ))}
      <GuidedRegister key={locale} />
    </LocaleProvider>
  );
}

function renderedIn() {
  const signup = vi.fn<NonNullable<Mocks["POST /accounts/signup/"]>>(created);
  return { signup, ...renderWidget(<Pages />, { mocks: { "POST /accounts/signup/": signup } }) };
}

type User = ReturnType<typeof renderWidget>["user"];

const heading = () => screen.getByRole("heading", { level: 1 });
const next = () => screen.getByRole("button", { name: "Next" });
const choose = (user: User, role: string) =>
  user.click(screen.getByRole("radio", { name: new RegExp(`^${role}`) }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function toDetails(user: User, role = "Seller") {
  await choose(user, role);
  await user.click(next());
  expect(heading()).toHaveTextContent("Account Details");
}

const details = {
  "First name": "Ada",
  "Last name": "Okafor",
  "Job title": "Owner",
  "Business name": "Maple Hill Orchard",
  Email: "ada@maplehill.example",
  Password: "orchard#2026",
  "Confirm password": "orchard#2026",
};

async function fillIn(user: User, changes: Partial<typeof details> = {}) {
  for (const [label, value] of Object.entries({ ...details, ...changes })) fill(label, value);
  await user.click(screen.getByRole("checkbox", { name: /I agree to the/ }));
}

const send = (user: User) => user.click(screen.getByRole("button", { name: "Register" }));

describe("The first step of the guided sign-up", () => {
  it("says before anybody types that nobody can register", () => {
    renderWidget(<GuidedRegister closed={{ en: "We begin again in May.", fr: "Reprise en mai." }} />);
    expect(screen.getByText("We begin again in May.")).toBeVisible();
  });

  it("asks what the business does, and cannot be left without an answer", async () => {
    const { user } = show();
    expect(heading()).toHaveTextContent("Get Started");
    expect(screen.getByText("Step 1 of 2")).toBeVisible();
    expect(next()).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    await choose(user, "Seller");
    expect(next()).toBeEnabled();
    await user.click(next());
    expect(heading()).toHaveTextContent("Account Details");
    expect(heading()).toHaveFocus();
  });

  it("takes up to three more roles, none of them twice", async () => {
    const { user } = show();
    await choose(user, "Seller");
    for (const [index, role] of ["Buyer", "Processor", "Vendor"].entries()) {
      await user.click(screen.getByRole("button", { name: "Add more" }));
      const entry = screen.getByLabelText(`Additional profile ${index + 1}`);
      expect(within(entry).queryByRole("option", { name: "Seller" })).toBeNull();
      expect(within(entry).queryByRole("option", { name: "Organization" })).toBeNull();
      await user.selectOptions(entry, role);
    }
    expect(screen.queryByRole("button", { name: "Add more" })).toBeNull();
  });

  it("allows no other role with the organization, and says how to become one", async () => {
    const { user } = show();
    await choose(user, "Seller");
    await user.click(screen.getByRole("button", { name: "Add more" }));
    await choose(user, "Organization");
    expect(screen.queryByRole("button", { name: "Add more" })).toBeNull();
    expect(screen.queryByLabelText("Additional profile 1")).toBeNull();
    expect(screen.getByText(/Organization cannot be chosen at sign-up/)).toBeVisible();
    expect(screen.getByRole("link", { name: "write to us" })).toHaveAttribute("href", "/contact-us");
    expect(next()).toBeDisabled();
  });
});

describe("The second step", () => {
  it("signs up, and asks to confirm the email", async () => {
    const { user, signup, navigate } = show();
    await choose(user, "Seller");
    await user.click(screen.getByRole("button", { name: "Add more" }));
    await user.selectOptions(screen.getByLabelText("Additional profile 1"), "Vendor");
    await user.click(next());
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith("/confirm"));
    expect(screen.getByText("Successfully created account!")).toBeVisible();
    expect(signup.mock.lastCall?.[0].body).toEqual({
      email: "ada@maplehill.example",
      password: "orchard#2026",
      first_name: "Ada",
      last_name: "Okafor",
      title: "Owner",
      business_name: "Maple Hill Orchard",
      roles: [2, 6],
      email_consent: false,
      language: "en-CA",
    });
  });

  it("leads back, and both steps keep what was chosen and typed", async () => {
    const { user } = show();
    await toDetails(user, "Buyer");
    fill("First name", "Ada");
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(heading()).toHaveTextContent("Get Started");
    expect(heading()).toHaveFocus();
    expect(screen.getByRole("radio", { name: /^Buyer/ })).toBeChecked();
    await user.click(next());
    expect(screen.getByLabelText("First name")).toHaveValue("Ada");
  });

  it("keeps step and answers when the page is shown again, in another language, but stores no password", async () => {
    const { user, signup } = renderedIn();
    await toDetails(user, "Buyer");
    await fillIn(user);
    await user.click(screen.getByRole("button", { name: "Français" }));
    expect(heading()).toHaveTextContent("Renseignements du compte");
    expect(heading()).not.toHaveFocus();
    expect(screen.getByLabelText("Prénom")).toHaveValue("Ada");
    expect(screen.getByRole("checkbox")).toBeChecked();
    const password = screen.getByLabelText("Mot de passe");
    expect(password).toHaveValue("");
    expect(password).toHaveAccessibleDescription(/n’a pas été conservé/);
    fill("Mot de passe", "orchard#2026");
    expect(password).not.toHaveAccessibleDescription(/n’a pas été conservé/);
    fill("Confirmer le mot de passe", "orchard#2026");
    await user.click(screen.getByRole("button", { name: "Retour" }));
    expect(screen.getByRole("radio", { name: /^Acheteur/ })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "English" }));
    expect(heading()).toHaveTextContent("Get Started");
    await user.click(next());
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/was not saved/);
    fill("Password", "orchard#2026");
    fill("Confirm password", "orchard#2026");
    await send(user);
    await waitFor(() => expect(signup).toHaveBeenCalledTimes(1));
    expect(signup.mock.lastCall?.[0].body).toMatchObject({ first_name: "Ada", roles: [1] });
    // Who comes back after the sign-up begins with nothing.
    await waitFor(() => expect(screen.getByText("Successfully created account!")).toBeVisible());
    await user.click(screen.getByRole("button", { name: "Français" }));
    expect(heading()).toHaveTextContent("Pour commencer");
  });

  it("says everything that is missing", async () => {
    const { user, signup } = show();
    await toDetails(user);
    await send(user);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The form has the following errors that must be corrected:");
    expect(
      within(alert)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "First name: Required",
      "Last name: Required",
      "Job title: Required",
      "Business name: Required",
      "Email: Required",
      "Password: Required",
      "Confirm password: Required",
      "Please read and accept the Terms of Use and Personal Information Policy to register.",
    ]);
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Required");
    expect(signup).not.toHaveBeenCalled();
  });

  it.each([
    ["Email", { Email: "ada@maplehill" }, "Invalid email"],
    ["Password", { Password: "a#1", "Confirm password": "a#1" }, "Minimum 8 characters"],
    ["Password", { Password: "orchards", "Confirm password": "orchards" }, "Invalid password"],
    ["Confirm password", { "Confirm password": "orchard#2027" }, "Passwords do not match"],
  ])("tells what is wrong with the field %s: %j", async (label, changes, message) => {
    const { user, signup } = show();
    await toDetails(user);
    await fillIn(user, changes);
    await send(user);
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    expect(signup).not.toHaveBeenCalled();
  });

  it.each([
    ["the server's sentences", problem(409, "Error: email already exists"), "Error: email already exists"],
    [
      "each of them",
      problem(400, "Too common.", { password: ["This password is too common."] }),
      "This password is too common.",
    ],
    ["a sentence where the server gives none", new Response("", { status: 500 }), "Unknown Error"],
  ])("lists %s when the sign-up fails, and keeps what was typed", async (_what, answer, message) => {
    const { user, navigate } = show(() => answer.clone());
    await toDetails(user);
    await fillIn(user);
    await send(user);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failure to signup due to:");
    expect(within(alert).getByText(message)).toBeVisible();
    expect(screen.getByLabelText("Password")).toHaveValue("orchard#2026");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("moves focus to every failure, and forgets the server's once a field is wrong", async () => {
    const { user } = show(() => problem(409, "Error: email already exists"));
    await toDetails(user);
    await send(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await fillIn(user);
    await send(user);
    await screen.findByText("Error: email already exists");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await user.clear(screen.getByLabelText("Email"));
    await send(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Email: Required"));
    expect(screen.queryByText("Error: email already exists")).toBeNull();
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("sends once on a double click, and again with the same key when the response was lost", async () => {
    const keys: (string | null)[] = [];
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, navigate } = show(async ({ request }) => {
      keys.push(request.headers.get("Idempotency-Key"));
      await slow;
      return keys.length === 1 ? problem(503, "Not right now.") : created();
    });
    await toDetails(user);
    await fillIn(user);
    await user.dblClick(screen.getByRole("button", { name: "Register" }));
    answer();
    await screen.findByText("Not right now.");
    expect(keys).toHaveLength(1);
    await send(user);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/confirm"));
    expect(keys[1]).toBe(keys[0]);
  });
});
