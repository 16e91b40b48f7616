import type { Schema } from "@foodshed/sdk";
import { exampleToken, problem, unreachable } from "@foodshed/sdk/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useSession } from "../../provider/host.tsx";
import { mockProfileServer as keeper, ownProfile as own } from "../../testing/mockProfileServer.ts";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileHub } from "./ProfileHub.tsx";

const section = (name: string) => screen.getByRole("button", { name });
const general = "General Business Information";

async function openGeneral({ mocks }: Pick<RenderWidgetOptions, "mocks">, shown = own()) {
  const view = renderWidget(<ProfileHub profile={shown} />, { signedInAs: {}, mocks });
  await view.user.click(section(general));
  const form = within(await screen.findByRole("form", { name: general }));
  const type = async (label: string, text: string) => {
    await view.user.clear(form.getByLabelText(label));
    await view.user.type(form.getByLabelText(label), text);
  };
  const save = () => view.user.click(form.getByRole("button", { name: "Save" }));
  return { ...view, form, type, save };
}

/** A refusal of a save; of these fields it says only "this". */
const refusal = (errors: Record<string, string[]>, ...general: string[]) =>
  Response.json({ message: "No.", errors, general }, { status: 400 });

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

/** The hub as the site shows it: while somebody is logged in, and on this page. */
function Site({ profile, away = false }: { profile: Schema<"Profile">; away?: boolean }) {
  return useSession() && !away ? <ProfileHub profile={profile} /> : <p>Elsewhere</p>;
}

/** A section's code is loaded when it first opens. */
const loaded = { timeout: 10_000 };

describe("What is typed and not saved", () => {
  async function begin(server = keeper()) {
    const view = renderWidget(<Site profile={own()} />, { signedInAs: {}, mocks: server.mocks });
    await view.user.click(section(general));
    const type = async (label: string, text: string) => {
      await view.user.clear(await screen.findByLabelText(label, {}, loaded));
      await view.user.type(screen.getByLabelText(label), text);
    };
    const endAndLogIn = async (account?: number, profile = own()) => {
      act(() => view.session.end("refused"));
      await screen.findByText("Elsewhere");
      view.rerender(<Site profile={profile} />);
      act(() => view.session.start(exampleToken(account === undefined ? {} : { account_id: account })));
    };
    return { ...view, type, endAndLogIn };
  }

  it("is there again, in sight, after the session ended and the next login, and can be saved", async () => {
    const server = keeper();
    const { type, endAndLogIn, user } = await begin(server);
    await type("Job title", "Grower");
    await endAndLogIn();
    expect(await screen.findByLabelText("Job title", {}, loaded)).toHaveValue("Grower");
    expect(section(general)).toHaveAttribute("aria-expanded", "true");
    expect(section(general)).toHaveAccessibleDescription(/^Unsaved changes/);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your general business information has been saved.")).toBeVisible();
    expect(server.saves.at(-1)).toMatchObject({
      changes: [{ call: "update_profile", body: { details: { title: "Grower" } } }],
    });
    await endAndLogIn(undefined, server.saved());
    expect(section(general)).toHaveAttribute("aria-expanded", "false");
  });

  it("keeps what somebody else saved meanwhile in the fields that were not touched", async () => {
    const { type, endAndLogIn } = await begin();
    await type("Job title", "Grower");
    await endAndLogIn(undefined, own({ first_name: "Adaeze", version: 9 }));
    expect(await screen.findByLabelText("Job title", {}, loaded)).toHaveValue("Grower");
    expect(screen.getByLabelText("First name")).toHaveValue("Adaeze");
  });

  it("is there again in a location that was begun", async () => {
    const { type, endAndLogIn, user } = await begin();
    await user.click(section("Location Details"));
    await user.click(
      (await screen.findAllByRole("button", { name: "Add another location" }, loaded)).at(-1) as HTMLElement,
    );
    const names = () => screen.findAllByLabelText("Location name", {}, loaded);
    const before = (await names()).length;
    await user.type((await names()).at(-1) as HTMLElement, "The barn");
    await type("Job title", "Grower");
    await endAndLogIn();
    await waitFor(async () => expect(await names()).toHaveLength(before));
    expect((await names()).at(-1)).toHaveValue("The barn");
  });

  it("is gone when it was taken back, when the page was left, and for another account", async () => {
    const { type, endAndLogIn, user, rerender } = await begin();
    await type("Job title", "Grower");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    await endAndLogIn();
    expect(section(general)).toHaveAttribute("aria-expanded", "false");

    await user.click(section(general));
    await type("Job title", "Grower");
    rerender(<Site profile={own()} away />);
    rerender(<Site profile={own()} />);
    expect(section(general)).toHaveAttribute("aria-expanded", "false");

    await user.click(section(general));
    await type("Job title", "Grower");
    await endAndLogIn(999);
    expect(section(general)).toHaveAttribute("aria-expanded", "false");
  });
});

describe("A profile that is edited in two places at once", () => {
  it("keeps both changes when they are of different fields", async () => {
    const server = keeper();
    const { form, type, save } = await openGeneral(server);
    await type("Job title", "Grower");
    server.saveElsewhere({ first_name: "Adaeze" });
    await save();
    expect(await form.findByText("Your general business information has been saved.")).toBeVisible();
    expect(form.getByLabelText("First name")).toHaveValue("Adaeze");
    expect(server.saves.at(-1)).toEqual({
      profile_id: 412,
      version: 4,
      changes: [{ call: "update_profile", body: { id: 412, details: { title: "Grower" } } }],
    });
  });

  it("does not report its own save as a conflict when the response was lost", async () => {
    const server = keeper();
    const { form, type, save } = await openGeneral({
      mocks: {
        ...server.mocks,
        "POST /accounts/save_profile/": (call) => {
          const answer = server.mocks["POST /accounts/save_profile/"](call);
          return server.saves.length === 1 ? unreachable() : answer;
        },
      },
    });
    await type("Job title", "Grower");
    await save();
    expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached.");
    expect(form.getByLabelText("Job title")).toHaveValue("Grower");
    await save();
    expect(await form.findByText("Your general business information has been saved.")).toBeVisible();
    expect(form.getByLabelText("Job title")).toHaveValue("Grower");
    expect(server.saved().version).toBe(4);
  });

  it("sends once however often Save is pressed", async () => {
    const server = keeper();
    const { form, type, user } = await openGeneral(server);
    await type("Job title", "Grower");
    await user.dblClick(form.getByRole("button", { name: "Save" }));
    await form.findByText("Your general business information has been saved.");
    expect(server.saves).toHaveLength(1);
  });

  it("shows a conflict with a save elsewhere, and overwrites it only on purpose", async () => {
    const server = keeper();
    const { form, type, save } = await openGeneral(server);
    await type("Job title", "Grower");
    server.saveElsewhere({ title: "Orchardist" });
    await save();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent("This was changed somewhere else in the meantime.");
    expect(alert).toHaveTextContent("Orchardist");
    expect(form.getByLabelText("Job title")).toHaveValue("Grower");
    expect(server.saves).toHaveLength(1);
    await save();
    expect(await form.findByText("Your general business information has been saved.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(server.saved()).toMatchObject({ title: "Grower", version: 5 });
  });

  it("takes the other's text when asked", async () => {
    const server = keeper();
    const { form, type, save, user } = await openGeneral(server);
    await type("Job title", "Grower");
    server.saveElsewhere({ title: "Orchardist" });
    await save();
    await user.click(await screen.findByRole("button", { name: "Take this" }));
    expect(form.getByLabelText("Job title")).toHaveValue("Orchardist");
    expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("does not report a refusal as a conflict without a save elsewhere", async () => {
    const { mocks } = keeper();
    const { type, save } = await openGeneral({
      mocks: {
        ...mocks,
        "POST /accounts/save_profile/": () =>
          problem(409, "A profile keeps at least one role.", {
            "changes.0.non_field_errors": ["A profile keeps at least one role."],
          }),
      },
    });
    await type("Job title", "Grower");
    await save();
    expect(await screen.findByRole("alert")).toHaveTextContent("A profile keeps at least one role.");
  });

  it("keeps input during a pending save", async () => {
    const server = keeper();
    let answer: () => void = () => {};
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = server.mocks["POST /accounts/save_profile/"];
    const { form, type, save, user } = await openGeneral({
      mocks: {
        ...server.mocks,
        "POST /accounts/save_profile/": async (call) => {
          await waits;
          return slow(call);
        },
      },
    });
    await type("Job title", "Grower");
    await save();
    await user.type(form.getByLabelText("Job title"), "s");
    answer();
    await waitFor(() => expect(section(general)).toHaveAccessibleDescription(/Ada Okafor, Grower ·/));
    expect(form.getByLabelText("Job title")).toHaveValue("Growers");
    expect(form.getByRole("button", { name: "Save" })).toBeEnabled();
    expect(screen.queryByText("This was changed somewhere else in the meantime.")).toBeNull();
  });
});
