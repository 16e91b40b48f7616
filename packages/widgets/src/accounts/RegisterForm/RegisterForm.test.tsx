import { type Mocks, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { restoreSignedUpAccount } from "../signedUpAccount.ts";
import { RegisterForm } from "./RegisterForm.tsx";

const account = { id: 412, slug: "maple-hill-orchard", business_name: "Maple Hill Orchard" };

function answering(answer: Mocks["POST /accounts/signup/"]) {
  const signup = vi.fn(answer ?? (() => [{ id: 901, email: "ada@maplehill.example", account }]));
  return { signup, ...renderWidget(<RegisterForm />, { mocks: { "POST /accounts/signup/": signup } }) };
}

type User = ReturnType<typeof renderWidget>["user"];

async function fillIn(user: User, changes: Record<string, string> = {}) {
  const fields = {
    "First name": "Ada",
    "Last name": "Okafor",
    "Job title": "Owner",
    "Business name": "Maple Hill Orchard",
    Email: "ada@maplehill.example",
    Password: "orchard#2026",
    "Confirm password": "orchard#2026",
    ...changes,
  };
  await user.click(screen.getByRole("radio", { name: /^Seller/ }));
  for (const [label, value] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(label));
    if (value) await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole("checkbox", { name: /I agree to the/ }));
}

const send = (user: User) => user.click(screen.getByRole("button", { name: "Register" }));
const summary = () => screen.getByRole("alert");

describe("Register Your Business", () => {
  it("signs up with everything but the terms and the second password, and asks to confirm the email", async () => {
    const { user, signup, navigate } = answering(undefined);
    await fillIn(user);
    await user.click(screen.getByRole("checkbox", { name: /Send me news/ }));
    await send(user);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/confirm"));
    expect(signup.mock.lastCall?.[0].body).toEqual({
      email: "ada@maplehill.example",
      password: "orchard#2026",
      first_name: "Ada",
      last_name: "Okafor",
      title: "Owner",
      business_name: "Maple Hill Orchard",
      roles: [2],
      email_consent: true,
      language: "en-CA",
    });
    expect(screen.getByText("Successfully created account!")).toBeInTheDocument();
    expect(restoreSignedUpAccount()).toEqual({ account_id: 412, email: "ada@maplehill.example" });
  });

  it("says everything that is missing, and moves focus to the first of it", async () => {
    const { user, signup } = answering(undefined);
    await send(user);
    const messages = within(summary()).getAllByRole("listitem");
    expect(summary()).toHaveTextContent("The form has the following errors that must be corrected:");
    expect(messages.map((item) => item.textContent)).toEqual([
      "You must choose at least one profile.",
      "You must provide a first name.",
      "You must provide a last name.",
      "You must provide a job title.",
      "You must provide a business name.",
      "You must provide a valid email address.",
      "You must provide a password that is a minimum of eight characters in length and contains at least one letter, one number and one special character.",
      "You must agree to the terms and conditions.",
    ]);
    expect(screen.getByRole("radio", { name: /^Vendor/ })).toHaveFocus();
    expect(signup).not.toHaveBeenCalled();
  });

  it("moves focus to the first field that is wrong when the ones before it are right", async () => {
    const { user } = answering(undefined);
    await fillIn(user, { Email: "ada@maplehill", "Job title": "  " });
    await send(user);
    expect(screen.getByLabelText("Job title")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
      "You must provide a valid email address.",
    );
  });

  it("moves focus to the first wrong field, not to the terms below it", async () => {
    const { user } = answering(undefined);
    await fillIn(user, { Email: "ada@maplehill" });
    await user.click(screen.getByRole("checkbox", { name: /I agree to the/ }));
    await send(user);
    expect(screen.getByRole("checkbox", { name: /I agree to the/ })).toBeInvalid();
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  it("moves focus to the first field that the server refuses", async () => {
    const errors = { business_name: ["This name is too long."], email: ["This address is not allowed."] };
    const { user } = answering(() => problem(400, "This name is too long.", errors));
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(screen.getByLabelText("Email")).toBeInvalid());
    expect(screen.getByLabelText("Business name")).toHaveFocus();
  });

  it.each(["short#1", "nodigits#here", "nospecial1234", "12345678#", "spaces #2026", "umlaut#2026ä"])(
    "refuses the password %s",
    async (password) => {
      const { user, signup } = answering(undefined);
      await fillIn(user, { Password: password, "Confirm password": password });
      await send(user);
      expect(screen.getByLabelText("Password")).toBeInvalid();
      expect(signup).not.toHaveBeenCalled();
    },
  );

  it("wants the same password twice, and says so beside other errors", async () => {
    const { user } = answering(undefined);
    await fillIn(user, { "First name": "", "Confirm password": "orchard#2027" });
    await send(user);
    expect(screen.getByLabelText("Confirm password")).toHaveAccessibleDescription(
      "Both password fields must match.",
    );
    expect(screen.getByLabelText("First name")).toHaveFocus();
  });

  it("says that an address is taken, at the address, and keeps what was typed", async () => {
    const { user, navigate } = answering(() => problem(409, "Error: email already exists"));
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(screen.getByLabelText("Email")).toBeInvalid());
    expect(summary()).toHaveTextContent(
      "The email address you submitted already exists. Please try another.",
    );
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Password")).toHaveValue("orchard#2026");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("knows a taken address by its status, in whatever language the server says it", async () => {
    const { user } = answering(() => problem(409, "Ce courriel est déjà utilisé", { email: ["Pris."] }));
    await fillIn(user);
    await send(user);
    await waitFor(() =>
      expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
        "The email address you submitted already exists. Please try another.",
      ),
    );
  });

  it("asks in French, with the roles and the links of the terms", async () => {
    const { user } = renderWidget(<RegisterForm />, { locale: "fr-CA" });
    expect(screen.getByRole("radio", { name: /^Transformateur/ })).toHaveAttribute("value", "processor");
    expect(screen.getByRole("checkbox", { name: /^J’accepte les/ })).toHaveAccessibleName(
      "J’accepte les conditions d’utilisation et la politique de confidentialité",
    );
    await user.click(screen.getByRole("button", { name: "Ajouter un profil" }));
    expect(screen.getByRole("button", { name: "Retirer le profil supplémentaire 1" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "S’inscrire" }));
    expect(screen.getByLabelText("Prénom")).toHaveAccessibleDescription("Vous devez fournir un prénom.");
    expect(screen.getByRole("group", { name: /^Que fait votre entreprise/ })).toHaveAccessibleDescription(
      "Vous devez choisir au moins un profil.",
    );
  });

  it("says that something unexpected happened, keeps what was typed, and can be sent again with the same key", async () => {
    const keys: (string | null)[] = [];
    let attempts = 0;
    const { user, navigate } = answering(({ request }) => {
      keys.push(request.headers.get("Idempotency-Key"));
      attempts += 1;
      return attempts === 1
        ? problem(500, "Internal Server Error")
        : [{ id: 901, email: "ada@maplehill.example", account }];
    });
    await fillIn(user);
    await send(user);
    expect(await screen.findByText("Something unexpected happened. Please try again.")).toBeInTheDocument();
    expect(summary()).toHaveFocus();
    expect(screen.getByLabelText("Business name")).toHaveValue("Maple Hill Orchard");
    await send(user);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/confirm"));
    expect(keys[0]).toMatch(/^[\w.:-]{8,128}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("says how long to wait after too many attempts", async () => {
    const message = "There were too many requests. Please wait 59 minutes before you try again.";
    const { user } = answering(() => problem(429, message));
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it("says before anybody types that nobody can register, in the reader's language, never as markup", () => {
    const closed = { en: "We begin again in <b>May</b>.", fr: "Reprise en mai." };
    const { unmount } = renderWidget(<RegisterForm closed={closed} />);
    expect(screen.getByText("We begin again in <b>May</b>.")).toBeVisible();
    unmount();
    renderWidget(<RegisterForm closed={closed} />, { locale: "fr-CA" });
    expect(screen.getByText("Reprise en mai.")).toBeVisible();
  });

  it("says that nobody can register where the administrators gave no sentence", () => {
    renderWidget(<RegisterForm closed={{ en: "", fr: "" }} />);
    expect(
      screen.getByText("Businesses cannot register at the moment. Please come back later."),
    ).toBeVisible();
  });

  it("says the administrators' sentence when sign-ups were closed meanwhile, and keeps what was typed", async () => {
    const { user, navigate } = answering(() => problem(403, "We begin again in May."));
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(summary()).toHaveTextContent("We begin again in May."));
    expect(screen.getByLabelText("Business name")).toHaveValue("Maple Hill Orchard");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("sends once on a double click", async () => {
    const { user, signup, navigate } = answering(undefined);
    await fillIn(user);
    await user.dblClick(screen.getByRole("button", { name: "Register" }));
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(signup).toHaveBeenCalledTimes(1);
  });
});

describe("The role picker", () => {
  const addMore = () => screen.queryByRole("button", { name: "Add more" });

  it("offers every role but the organization", () => {
    answering(undefined);
    const names = screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value);
    expect(names).toEqual(["vendor", "seller", "buyer", "processor", "service_provider"]);
  });

  it("takes up to three more roles, none of them twice", async () => {
    const { user, signup } = answering(undefined);
    await fillIn(user);
    for (const role of ["Buyer", "Processor", "Vendor"]) {
      await user.click(addMore() as HTMLElement);
      const added = screen.getAllByRole("combobox").at(-1) as HTMLElement;
      expect(within(added).queryByRole("option", { name: "Seller" })).toBeNull();
      await user.selectOptions(added, role);
    }
    expect(addMore()).toBeNull();
    await send(user);
    await waitFor(() => expect(signup).toHaveBeenCalled());
    expect(signup.mock.lastCall?.[0].body.roles).toEqual([2, 1, 5, 6]);
  });

  it("drops an additional role that becomes the primary one, and rows left empty or removed", async () => {
    const { user, signup } = answering(undefined);
    await fillIn(user);
    await user.click(addMore() as HTMLElement);
    await user.selectOptions(screen.getByLabelText("Additional profile 1"), "Buyer");
    await user.click(addMore() as HTMLElement);
    await user.selectOptions(screen.getByLabelText("Additional profile 2"), "Vendor");
    await user.click(addMore() as HTMLElement);
    await user.click(screen.getByRole("radio", { name: /^Buyer/ }));
    expect(screen.getAllByRole("combobox")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Remove additional profile 1" }));
    await send(user);
    await waitFor(() => expect(signup).toHaveBeenCalled());
    expect(signup.mock.lastCall?.[0].body.roles).toEqual([1]);
  });
});
