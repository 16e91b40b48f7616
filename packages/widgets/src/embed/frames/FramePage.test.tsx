import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { frCA } from "../../locale/fr-CA.ts";
import { profileCardDocs } from "../../profiles/ProfileCard/ProfileCard.docs.ts";
import { FramePage } from "./FramePage.tsx";

function page(query: string): Document {
  const markup = renderToStaticMarkup(
    <FramePage
      docs={profileCardDocs}
      query={new URLSearchParams(query)}
      nonce="once"
      catalogues={{ "fr-CA": frCA }}
    />,
  );
  return new DOMParser().parseFromString(markup, "text/html");
}

describe("The page of a frame", () => {
  it("is English, with the element's attributes", () => {
    const { documentElement } = page("slug=maple-hill&theme=dark&color=&page=light&other=1");
    expect(documentElement.lang).toBe("en-CA");
    const element = documentElement.querySelector("foodshed-profile-card");
    expect(
      Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
    ).toEqual({
      slug: "maple-hill",
      theme: "dark",
      color: "",
    });
    expect(documentElement.querySelector("noscript")?.innerHTML).toMatch(
      /href="\/profiles\/maple-hill".*>Open on Foodshed</,
    );
  });

  it("is French where its address says so, and leads to the French site", () => {
    const { documentElement } = page("slug=maple-hill&lang=fr");
    expect(documentElement.lang).toBe("fr-CA");
    expect(documentElement.querySelector("title")?.textContent).toBe("Carte de profil · Foodshed");
    // The element takes its language from the page.
    expect(documentElement.querySelector("foodshed-profile-card")?.hasAttribute("lang")).toBe(false);
    expect(documentElement.querySelector("noscript")?.innerHTML).toMatch(
      /href="\/fr\/profils\/maple-hill".*>Voir sur Foodshed</,
    );
  });

  it("is English where its address asks for a language that there is not", () => {
    expect(page("slug=maple-hill&lang=de").documentElement.lang).toBe("en-CA");
  });
});
