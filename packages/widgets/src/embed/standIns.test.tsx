import { createTranslate } from "@foodshed/sdk/locale";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { frCA } from "../locale/fr-CA.ts";
import { suggestionText as ofSite } from "../search/SearchBox/suggestionText.ts";
import { renderWidget } from "../testing/renderWidget.tsx";
import { MessageButton } from "./MessageButton.tsx";
import { PostClassified } from "./PostClassified.tsx";
import { suggestionText } from "./suggestionText.ts";

describe("The buttons of embeds that lead to the site", () => {
  it("say in each language what those of the site say to visitors", () => {
    const buttons = (
      <>
        <PostClassified />
        <MessageButton recipient={412} businessName="Maple Hill Orchard" />
      </>
    );
    const said = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
    const { unmount } = renderWidget(buttons);
    expect(said()).toEqual(["Post a Classified", "Log In to Message"]);
    unmount();
    renderWidget(buttons, { locale: "fr-CA" });
    expect(said()).toEqual(["Publier une petite annonce", "Se connecter pour écrire"]);
  });
});

describe("The suggestions of embeds, which have no list of labels,", () => {
  const entry = { term: "Cold Storage", type: "service", key: "cold_storage" } as const;
  const toFrench = createTranslate("fr-CA", frCA);

  it("are in French as responses translate them", () => {
    const translated = { ...entry, translation: "Entreposage frigorifique" };
    expect(suggestionText(translated, toFrench)).toBe("Entreposage frigorifique");
    expect(suggestionText(translated, createTranslate("en-CA"))).toBe("Cold Storage");
    expect(suggestionText(entry, toFrench)).toBe("Cold Storage");
  });

  it("are places near a postal code as on the site", () => {
    const place = { term: "Near N0B", type: "place", key: "N0B" } as const;
    expect(suggestionText(place, toFrench)).toBe(ofSite(place, toFrench));
    expect(suggestionText({ term: "Guelph", type: "place" }, toFrench)).toBe("Guelph");
  });
});
