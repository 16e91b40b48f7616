import { problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mockProfileServer as keeper, ownProfile as own } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileHub } from "./ProfileHub.tsx";
import { general, openGeneral, refusal, section } from "./testing.tsx";

describe("The profile hub", () => {
  it("welcomes, and leads to how others see the business", () => {
    renderWidget(<ProfileHub profile={own()} />, { signedInAs: {} });
    expect(screen.getByRole("heading", { name: "Welcome to Your Profile Hub", level: 1 })).toBeVisible();
    const business = screen.getByRole("link", { name: /^View Your Business-Facing Profile/ });
    expect(business).toHaveAttribute("href", "/profile/maple-hill-orchard");
    expect(business).toHaveAttribute("target", "_blank");
    expect(screen.getByRole("link", { name: /^View Your Consumer-Facing Profile/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /^more/ })).toHaveAttribute("href", "/key-features");
  });

  it("names the field of a general message in the summary, where it stands away from it", async () => {
    const { form, type, save } = await openGeneral({
      mocks: {
        "POST /accounts/save_profile/": () =>
          refusal({ "changes.0.details.title": ["This must be one line."] }, "changes.0.details.title"),
      },
    });
    await type("Job title", "Grower");
    await save();
    const summary = within(await form.findByRole("alert"));
    expect(summary.getByRole("button", { name: "Job title: This must be one line." })).toBeVisible();
    expect(form.getByLabelText("Job title")).toHaveAccessibleDescription("This must be one line.");
  });

  it("is in French throughout, also where the server refuses a field", async () => {
    const { user } = renderWidget(<ProfileHub profile={own()} />, {
      signedInAs: {},
      locale: "fr-CA",
      mocks: {
        "POST /accounts/save_profile/": () =>
          refusal(
            {
              "changes.0.details.title": ["Le texte peut compter au plus 100 caractères."],
              "changes.0.details.email": ["Vous devez fournir une adresse courriel valide."],
            },
            "changes.0.details.title",
          ),
      },
    });
    expect(screen.getByRole("heading", { name: "Bienvenue dans votre centre de profil" })).toBeVisible();
    expect(section("Galerie de photos")).toHaveAccessibleDescription("Rien d’enregistré pour l’instant");
    await user.click(section("Renseignements généraux sur l’entreprise"));
    const form = within(
      await screen.findByRole("form", { name: "Renseignements généraux sur l’entreprise" }),
    );
    await user.type(form.getByLabelText("Titre du poste"), "!");
    await user.click(form.getByRole("button", { name: "Enregistrer" }));
    const summary = within(await form.findByRole("alert"));
    expect(summary.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        "Titre du poste\u00a0: Le texte peut compter au plus 100 caractères.",
        "Vous devez fournir une adresse courriel valide.",
      ]),
    );
  });

  it("is closed to those who may not edit the profile", () => {
    renderWidget(<ProfileHub profile={own({ editable: false })} />, { signedInAs: {} });
    expect(screen.getByText("You do not have permission to access this page.")).toBeVisible();
  });

  it("names the member whose profile a manager edits", async () => {
    const { user } = renderWidget(<ProfileHub profile={own()} />, { signedInAs: { account_id: 77 } });
    expect(screen.getByText(/^You edit this profile on behalf of Maple Hill Orchard\./)).toBeVisible();
    await user.click(section(general));
    expect(await screen.findByRole("link", { name: "Add additional Business Contacts" })).toHaveAttribute(
      "href",
      "/profiles/maple-hill-orchard/contact",
    );
  });

  it("says of a closed section what is saved in it", () => {
    renderWidget(<ProfileHub profile={own()} />, { signedInAs: {} });
    expect(section(general)).toHaveAccessibleDescription(
      "Maple Hill Orchard · Ada Okafor, Owner · (519) 555-0142",
    );
  });

  it("opens the section that the address asks for, and goes there", async () => {
    renderWidget(<ProfileHub profile={own()} asked={["general-business-information"]} />, { signedInAs: {} });
    expect(section(general)).toHaveAttribute("aria-expanded", "true");
    expect(section(general)).toHaveFocus();
    expect(await screen.findByLabelText("Business name")).toHaveValue("Maple Hill Orchard");
  });

  it("cannot save what is not changed, and sends only what is", async () => {
    const server = keeper();
    const { form, type, save } = await openGeneral(server);
    expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
    await type("Job title", "Grower");
    await save();
    expect(await form.findByText("Your general business information has been saved.")).toBeVisible();
    expect(server.saves).toEqual([
      {
        profile_id: 412,
        version: 3,
        changes: [{ call: "update_profile", body: { id: 412, details: { title: "Grower" } } }],
      },
    ]);
    expect(section(general)).toHaveAccessibleDescription(/Ada Okafor, Grower/);
    expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
  });

  it("names what is missing and moves focus there", async () => {
    const server = keeper();
    const { form, type, user, save } = await openGeneral(server);
    await user.clear(form.getByLabelText("First name"));
    await type("Phone (optional)", "12");
    await save();
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent("You must provide your first name.");
    expect(summary).toHaveTextContent("You must provide a valid phone number.");
    await user.click(within(summary).getByRole("button", { name: "You must provide your first name." }));
    expect(form.getByLabelText("First name")).toHaveFocus();
    expect(server.saves).toEqual([]);
  });

  it("puts the server's refusal under its field and keeps what was typed", async () => {
    const refused = () =>
      problem(400, "No.", { "changes.0.details.email": ["You must provide a valid email address."] });
    const { mocks } = keeper();
    const { form, type, save } = await openGeneral({
      mocks: { ...mocks, "POST /accounts/save_profile/": refused },
    });
    await type("Email", "ada@orchard.example");
    await save();
    expect(await screen.findByRole("alert")).toHaveFocus();
    expect(form.getByLabelText("Email")).toHaveAccessibleDescription(
      "You must provide a valid email address.",
    );
    expect(form.getByLabelText("Email")).toHaveValue("ada@orchard.example");
  });

  it('names the field where the server says only "this" of it', async () => {
    const sentence = "This may have at most 5000 characters.";
    const { mocks } = keeper();
    const { form, type, save } = await openGeneral({
      mocks: {
        ...mocks,
        "POST /accounts/save_profile/": () =>
          refusal({ "changes.0.details.description": [sentence] }, "changes.0.details.description"),
      },
    });
    await type("About your business", "We press cider.");
    await save();
    expect(
      within(await screen.findByRole("alert")).getByRole("button", {
        name: `About your business: ${sentence}`,
      }),
    ).toBeVisible();
    expect(form.getByLabelText("About your business")).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    );
  });

  it("keeps what was typed when the session ends before it is saved, and still knows whose profile it is", async () => {
    const { form, type, save, session } = await openGeneral({
      mocks: {
        "POST /accounts/save_profile/": () => problem(401, "Your session has ended. Please log in again."),
      },
    });
    await type("Job title", "Orchardist");
    await save();
    await waitFor(() => expect(session.get()).toBeNull());
    expect(form.getByLabelText("Job title")).toHaveValue("Orchardist");
    expect(
      screen.getByText(/^What you write here is how buyers, sellers and networks find you\./),
    ).toBeVisible();
  });

  it("says that a closed section holds unsaved changes, and keeps them", async () => {
    const { form, type, user } = await openGeneral(keeper());
    await type("Job title", "Grower");
    await user.click(section(general));
    expect(section(general)).toHaveAccessibleDescription(/^Unsaved changes/);
    await user.click(section(general));
    expect(form.getByLabelText("Job title")).toHaveValue("Grower");
    await user.click(form.getByRole("button", { name: "Discard changes" }));
    expect(form.getByLabelText("Job title")).toHaveValue("Owner");
    expect(section(general)).not.toHaveAccessibleDescription(/Unsaved changes/);
  });

  it("asks before the tab is closed only while something is unsaved", async () => {
    const leaves = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const { type, save, form } = await openGeneral(keeper());
    expect(leaves()).toBe(true);
    await type("Job title", "Grower");
    expect(leaves()).toBe(false);
    await save();
    await form.findByText("Your general business information has been saved.");
    await waitFor(() => expect(leaves()).toBe(true));
  });
});
