import { ownSettings, problem } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { section, showSettings } from "../testing.tsx";

const choice = (name: string) => section("Language").getByRole("radio", { name });

describe("The language of a member", () => {
  it("is the session's, and English where the session names none", () => {
    const { unmount } = showSettings();
    expect(choice("English")).toBeChecked();
    unmount();
    showSettings({}, { signedInAs: { language: "fr-CA" } });
    expect(choice("Français")).toBeChecked();
    expect(section("Language").getByText("Français")).toHaveAttribute("lang", "fr-CA");
  });

  it("is saved at once, and the session has it from then on", async () => {
    const settings = ownSettings();
    const set = vi.fn(settings["POST /accounts/set_language/"]);
    const { user } = showSettings({ ...settings, "POST /accounts/set_language/": set });
    await user.click(choice("Français"));
    expect(await screen.findByText("Mails come in this language from now on: Français")).toBeInTheDocument();
    expect(set.mock.lastCall?.[0]).toMatchObject({ body: { language: "fr-CA" } });
    expect(choice("Français")).toBeChecked();
  });

  it("goes back when the server does not take it", async () => {
    let refuse = () => {};
    const { user } = showSettings({
      "POST /accounts/set_language/": () =>
        new Promise<Response>((resolve) => {
          refuse = () => resolve(problem(503, "Not right now."));
        }),
    });
    await user.click(choice("Français"));
    expect(choice("Français")).toBeChecked();
    await waitFor(() => expect(choice("English")).toBeDisabled());
    refuse();
    await waitFor(() => expect(choice("English")).toBeChecked());
    expect(section("Language").getByText("Could not update setting")).toBeVisible();
  });

  it("is chosen in French as well", () => {
    showSettings({}, { locale: "fr-CA", signedInAs: { language: "fr-CA" } });
    const own = section("Langue");
    expect(own.getByText(/^La langue de nos courriels/)).toBeVisible();
    expect(own.getByRole("radio", { name: "Français" })).toBeChecked();
  });
});
