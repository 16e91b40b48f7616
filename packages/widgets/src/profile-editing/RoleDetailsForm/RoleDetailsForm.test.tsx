import { businesses, type Mocks, problem, profile, profileRole } from "@foodshed/sdk/testing";
import type { RoleValue } from "@foodshed/sdk/vocabulary";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { english, french } from "../../testing/translate.ts";
import { EditedProfileProvider } from "../editedProfile.tsx";
import { RoleDetailsForm } from "./RoleDetailsForm.tsx";
import type { DetailedRole } from "./roleDetailsForm.ts";
import { roleDetailsSummary } from "./roleDetailsSummary.ts";

function show(
  ofRole: DetailedRole,
  mocks: Mocks = {},
  roles: RoleValue[] = ["seller", "buyer", "processor"],
  locale?: RenderWidgetOptions["locale"],
) {
  const held = mockProfileServer(ownProfile({ roles: roles.map((role) => profileRole(role)) }));
  const view = renderWidget(
    <EditedProfileProvider profile={held.saved()}>
      <RoleDetailsForm ofRole={ofRole} label="Additional Details" />
    </EditedProfileProvider>,
    { signedInAs: {}, locale, mocks: { ...held.mocks, ...mocks } },
  );
  return { ...view, ...held };
}

const kosher = { value: "kosher", display: "Kosher" };
const group = (name: string) => within(screen.getByRole("group", { name }));
const box = (name: string, word: string) => group(name).getByRole("checkbox", { name: word });
const save = () => screen.getByRole("button", { name: "Save" });

describe("Additional details of a role", () => {
  it("contain only the insurance for an organization", async () => {
    const { user, lastChanges } = show("organization", {}, ["organization"]);
    expect(screen.getAllByRole("group").map((found) => found.textContent)).toHaveLength(1);
    await user.click(box("Third-party liability insurance", "Yes"));
    await user.click(save());
    expect(await screen.findByText("Your insurance has been saved.")).toBeVisible();
    expect(lastChanges()).toEqual([
      {
        call: "update_role",
        body: {
          id: profileRole("organization").role_id,
          details: { third_party_insurance: true, edited: true },
        },
      },
    ]);
  });

  it.each([
    ["seller", "Business size", ["Small", "Large"], "You can only choose one business size."],
    ["buyer", "Business size", ["Medium"], "You can only choose one business size."],
    ["seller", "Third-party liability insurance", ["Yes", "No"], "You can only choose one insurance option."],
    [
      "buyer",
      "Third-party liability insurance required from suppliers",
      ["Yes", "No"],
      "You can only choose one insurance option.",
    ],
    ["processor", "Processing volume", ["Large"], "You can only choose one processing volume option."],
    ["processor", "Co-packing", ["Yes", "No"], "You can only choose one co-packing option."],
    ["processor", "Private label", ["Yes", "No"], "You can only choose one private label option."],
    [
      "processor",
      "Custom process/special orders",
      ["Yes", "No"],
      "You can only choose one custom process/special orders option.",
    ],
    [
      "processor",
      "Third-party liability insurance",
      ["Yes", "No"],
      "You can only choose one third-party liability insurance option.",
    ],
  ] as const)("take one answer of a %s to %s", async (role, name, words, sentence) => {
    const { user, saves } = show(role);
    // The example begins as a small business.
    for (const word of words) if (word !== "Small") await user.click(box(name, word));
    await user.click(save());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole("button", { name: sentence }));
    expect(group(name).getAllByRole("checkbox")[0]).toHaveFocus();
    expect(screen.getByRole("group", { name })).toHaveAccessibleDescription(new RegExp(sentence));
    expect(saves).toEqual([]);
  });

  it("ask for what was not answered", async () => {
    const { user } = show("processor");
    await user.click(box("Processing volume", "Small"));
    await user.click(save());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("You must choose a processing volume option.");
    expect(summary).toHaveTextContent("You must choose a third-party liability insurance option.");
  });

  it("save a processor's four parts at once, or none of them", async () => {
    const { user, saves, saved: now } = show("processor");
    await user.click(box("Processing volume", "Small"));
    await user.click(box("Processing volume", "Large"));
    await user.click(box("Co-packing", "Yes"));
    await user.click(box("Private label", "No"));
    await user.click(box("Third-party liability insurance", "Yes"));
    await user.click(box("Processing methods", "Juicing/Pressing"));
    await user.click(box("Business classifications", "Artisan Specialty"));
    await user.click(box("Processing formats", "Retail"));
    await user.click(save());
    expect(await screen.findByText("Your processor details have been saved.")).toBeVisible();
    expect(saves).toHaveLength(1);
    expect(saves[0]?.changes.map(({ call }) => call).sort()).toEqual([
      "update_classification",
      "update_market",
      "update_processing",
      "update_role",
    ]);
    const role = now().roles.find(({ value }) => value === "processor");
    expect(saves[0]?.changes[0]).toEqual({
      call: "update_role",
      body: {
        id: role?.role_id,
        details: {
          business_scale: ["Large"],
          third_party_insurance: true,
          co_packing: 1,
          private_label: 2,
          custom_process: 3,
          edited: true,
        },
      },
    });
    expect(role?.data.classifications?.entries.map(({ value }) => value)).toEqual(["artisanspecialty"]);
    expect(roleDetailsSummary(now(), "processor", english)).toBe(
      "Large · insured · Juicing/Pressing · Artisan Specialty · Retail",
    );
  });

  it("send nothing that was not changed", async () => {
    const { user, saves } = show("seller");
    await user.click(box("Third-party liability insurance", "No"));
    await user.click(save());
    await screen.findByText("Your seller details have been saved.");
    expect(saves[0]?.changes.map(({ call }) => call)).toEqual(["update_role"]);
  });

  it("keep the checked boxes when the server refuses, and say why", async () => {
    const { user } = show("seller", {
      "POST /accounts/save_profile/": () =>
        problem(400, "No.", {
          "changes.0.details.business_scale": ["You can only choose one business size."],
        }),
    });
    await user.click(box("Third-party liability insurance", "Yes"));
    await user.click(box("Business classifications", "Halal"));
    await user.click(save());
    expect(await screen.findByRole("alert")).toHaveTextContent("You can only choose one business size.");
    expect(box("Business classifications", "Halal")).toBeChecked();
    expect(save()).toBeEnabled();
  });

  it("show both choices when another one was saved elsewhere in between", async () => {
    const { user, saveElsewhere, saved, saves } = show("seller");
    await user.click(box("Third-party liability insurance", "Yes"));
    await user.click(box("Business classifications", "Halal"));
    const [first, ...rest] = saved().roles;
    const classifications = { id: first?.data.classifications?.id ?? 0, entries: [kosher] };
    if (first) saveElsewhere({ roles: [{ ...first, data: { ...first.data, classifications } }, ...rest] });
    await user.click(save());
    expect(await screen.findByText("This was changed somewhere else in the meantime.")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Business classificationsKosher");
    expect(saved().roles[0]?.data.role_details.third_party_insurance).toBeNull();
    expect(box("Business classifications", "Halal")).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Take this" }));
    expect(box("Business classifications", "Kosher")).toBeChecked();
    expect(box("Business classifications", "Halal")).not.toBeChecked();
    await user.click(save());
    await screen.findByText("Your seller details have been saved.");
    expect(saves.at(-1)?.changes.map(({ call }) => call)).toEqual(["update_role"]);
  });

  it("are asked and summed up in French, and saved as in English", async () => {
    const { user, saves, saveElsewhere, saved } = show("seller", {}, ["seller"], "fr-CA");
    await user.click(box("Classification de l’entreprise", "Casher"));
    await user.click(box("Assurance responsabilité civile", "Oui"));
    await user.click(box("Assurance responsabilité civile", "Non"));
    const enregistrer = screen.getByRole("button", { name: "Enregistrer" });
    await user.click(enregistrer);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Vous ne pouvez choisir qu’une option d’assurance.",
    );
    await user.click(box("Assurance responsabilité civile", "Oui"));
    const [role] = saved().roles;
    const halal = { value: "halal", display: "Halal" };
    const artisan = { value: "artisanspecialty", display: "Artisan Specialty" };
    const classifications = { id: role?.data.classifications?.id ?? 0, entries: [halal, artisan] };
    if (role) saveElsewhere({ roles: [{ ...role, data: { ...role.data, classifications } }] });
    await user.click(enregistrer);
    expect(await screen.findByText("Ceci a été modifié ailleurs entre-temps.")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Halal, Spécialité artisanale");
    await user.click(enregistrer);
    expect(await screen.findByText("Vos renseignements de vendeur ont été enregistrés.")).toBeVisible();
    const [details, ticked] = saves.at(-1)?.changes ?? [];
    expect(details).toMatchObject({ body: { details: { third_party_insurance: false } } });
    expect(ticked).toMatchObject({ body: { details: { kosher: true, halal: false } } });
    expect(roleDetailsSummary(saved(), "seller", french)).toMatch(
      /^Taille\u00a0: Petite · sans assurance · Casher/,
    );
  });

  it("have no answer before one is saved", () => {
    const empty = profileRole("buyer");
    empty.data.role_details.business_scale = [];
    expect(roleDetailsSummary(profile(businesses[0], { roles: [empty] }), "buyer", english)).toBeUndefined();
    expect(roleDetailsSummary(profile(businesses[0], { roles: [] }), "buyer", english)).toBeUndefined();
  });
});
