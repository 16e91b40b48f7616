import { profile } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { AboutCard } from "./AboutCard.tsx";

const french = { description: "Nos pommes anciennes", description_language: "fr-CA" } as const;

describe("The description of a profile", () => {
  it("is marked with its language where that is not the reader's", () => {
    renderWidget(<AboutCard profile={{ ...profile(), ...french }} />);
    expect(screen.getByText("Nos pommes anciennes").closest("[lang]")).toHaveAttribute("lang", "fr-CA");
    expect(screen.queryByRole("button", { name: /French/ })).toBeNull();
  });

  it("is shown in the reader's language where it is given in both, and offered in the other", async () => {
    const both = { ...profile(), ...french, description_translation: "Our heritage apples" };
    const { user } = renderWidget(<AboutCard profile={both} />);
    expect(screen.getByText("Our heritage apples").closest("[lang]")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show the French original" }));
    expect(screen.getByText("Nos pommes anciennes").closest("[lang]")).toHaveAttribute("lang", "fr-CA");
    await user.click(screen.getByRole("button", { name: "Show it in English" }));
    expect(screen.getByText("Our heritage apples")).toBeVisible();
  });

  it("is shown as it was written to who reads its language", () => {
    const both = { ...profile(), ...french, description_translation: "Our heritage apples" };
    renderWidget(<AboutCard profile={both} />, { locale: "fr-CA" });
    expect(screen.getByText("Nos pommes anciennes")).toBeVisible();
    expect(screen.getByRole("button", { name: "Afficher en anglais" })).toBeVisible();
  });
});
