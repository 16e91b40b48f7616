import { businesses, ownSettings, problem, profile, secondFactors } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { section, showSettings } from "../testing.tsx";

const [orchard, , , , network] = businesses;

describe("Change Your Settings", () => {
  it("has fifteen sections", async () => {
    showSettings();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Change Your Settings");
    await screen.findByText("Seller");
    expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Email",
      "Your Name",
      "Change Contact",
      "Change Password",
      "Second Step of the Login",
      "Where You Are Signed In",
      "People",
      "Your Businesses",
      "Change Account Type",
      "Language",
      "Email Preferences",
      "Saved Searches",
      "History",
      "Your Data",
      "Close This Account",
    ]);
    expect(section("Email").getByText("ada@maplehill.example")).toBeVisible();
  });

  it("says once why several sections could not be loaded, and reads them all again", async () => {
    let away = true;
    const unlessAway = <Answer,>(answer: Answer) => (away ? problem(503, "Not right now.") : answer);
    const { user } = showSettings({
      "GET /accounts/sessions/": () => unlessAway([]),
      "GET /accounts/second_factors/": () => unlessAway(secondFactors()),
      "GET /notifications/preference": () => unlessAway([]),
      "GET /saved_searches/": () => unlessAway([]),
    });
    await waitFor(() => expect(screen.getAllByText("Not loaded yet.")).toHaveLength(4));
    expect(screen.getAllByText(/Not right now\./)).toHaveLength(1);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    away = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText("Not loaded yet.")).toBeNull());
    expect(screen.queryByText(/Not right now/)).toBeNull();
  });

  it("is in French for who reads French, and shows the labels of the vocabulary in it", async () => {
    showSettings({}, { locale: "fr-CA" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Modifier vos paramètres");
    expect(await screen.findByLabelText("Messagerie")).toHaveAccessibleDescription("Quelqu’un vous écrit.");
    const types = section("Modifier le type de compte");
    expect(await types.findByRole("button", { name: /^Retirer «\sVendeur\s»$/ })).toBeEnabled();
    expect(section("Recherches enregistrées").getByText(/^Entreprises, enregistrée le \d+ /)).toBeVisible();
  });

  it("lets an organization change everything but its account type", async () => {
    showSettings(ownSettings(network));
    await screen.findByLabelText("Messaging");
    await waitFor(() => expect(screen.queryByText("Loading your account types")).toBeNull());
    expect(screen.queryByRole("region", { name: "Change Account Type" })).toBeNull();
  });

  it("shows a manager's organization no account types, not even while they are read", async () => {
    showSettings(
      { "POST /accounts/profile_by_id/": () => new Promise<never>(() => {}) },
      { signedInAs: { is_manager: true } },
    );
    expect(await screen.findByLabelText("Messaging")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Change Account Type" })).toBeNull();
  });

  it("lets a manager who is no organization change the account type", async () => {
    showSettings(
      { "POST /accounts/profile_by_id/": () => profile(orchard, { editable: true, is_manager: true }) },
      { signedInAs: { is_manager: true } },
    );
    expect(await screen.findByRole("button", { name: "Remove Seller" })).toBeEnabled();
  });

  it("has for an editor all but the business's own data, and for a reader what is the person's own", async () => {
    const titles = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    const { unmount } = showSettings({}, { signedInAs: { role: "editor" } });
    await screen.findByText("Seller");
    expect(titles()).not.toContain("Your Data");
    expect(titles()).toContain("Change Account Type");
    unmount();
    showSettings({}, { signedInAs: { role: "reader" } });
    expect(await screen.findByText(/^Only owners invite people/)).toBeVisible();
    expect(titles()).toEqual([
      "Email",
      "Your Name",
      "Change Contact",
      "Change Password",
      "Second Step of the Login",
      "Where You Are Signed In",
      "People",
      "Your Businesses",
      "Language",
      "Email Preferences",
      "History",
    ]);
  });

  it("says what cannot be changed during an impersonation", async () => {
    const hijack = {
      by_account_id: 1,
      by_email: "admin@foodshed.example",
      business_name: orchard.business_name,
      reason: null,
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    };
    showSettings({}, { signedInAs: { hijack } });
    expect(screen.getByText(/You are acting for Maple Hill Orchard/)).toBeVisible();
    expect(section("Change Contact").getByRole("button", { name: "Change Contact" })).toBeDisabled();
    expect(section("Change Password").getByRole("button", { name: "Change Password" })).toBeDisabled();
    expect(await screen.findByRole("button", { name: "Remove Seller" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Add account type" })).toBeDisabled();
    expect(await screen.findByLabelText("Messaging")).toBeDisabled();
    expect(screen.getByRole("radio", { name: "Français" })).toBeDisabled();
  });
});
