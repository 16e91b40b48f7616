import { afterEach, describe, expect, it } from "vitest";
import { strayWords } from "./strayWords.ts";

const file = "packages/widgets/src/primitives/EmptyState/EmptyState.stories.tsx";

function show(markup: string) {
  document.body.innerHTML = markup;
}
afterEach(() => show(""));

describe("Words that stay in the language of before", () => {
  it.each([
    ["a message", "<h2>Load More Profiles</h2>", "Load More Profiles"],
    ["one with values", "<p>within \u206825\u2069 km</p>", "within 25 km"],
    ["one that is read out", '<input aria-label="Confirm password">', "Confirm password"],
    ["one with a link in it", '<p>You have an account? <a href="/login">Log in</a></p>', undefined],
  ])("are found: %s", (_what, markup, words) => {
    show(markup);
    expect(strayWords("fr", file)).toEqual(words ? [words] : []);
    expect(strayWords("en", file)).toEqual([]);
  });

  it("are found of French in an English story too", () => {
    show("<button>Afficher plus de profils</button><button>Confirmer le mot de passe</button>");
    expect(strayWords("en", file)).toContain("Confirmer le mot de passe");
  });

  it("may be marked with their language, be announced, or be the story's own", () => {
    show(`<div lang="en-CA">Load More Profiles</div><div role="status">Load More Profiles</div>
      <button>Post a Classified</button>`);
    expect(strayWords("fr", file)).toEqual([]);
  });
});
