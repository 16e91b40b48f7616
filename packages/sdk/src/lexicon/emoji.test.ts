import { describe, expect, it } from "vitest";
import { withPicturesNamed } from "./emoji.ts";
import { LEXICON } from "./lexicon.ts";

const PICTURES = "🍎🍏🍐🍑🍒🍓🫐🍇🍉🍅🍆🥔🥕🌽🫑🌶🥒🥬🥦🧄🧅🍄🎃🥚🧀🥛🧈🍯🍞🥖🥯🥐🥧🍩🍪🍫🍦🍨🥩🥓🍗🐔🐟🍷🍺";

describe("a picture of food", () => {
  it.each([...PICTURES])("%s is an entry of the lexicon", (picture) => {
    expect(LEXICON.find(withPicturesNamed(picture).trim())).toBeDefined();
  });

  it("is a word among the others, however it is drawn", () => {
    expect(withPicturesNamed("🧀near Elora").trim()).toBe("cheese near Elora");
    expect(withPicturesNamed("🌶\u{FE0F}").trim()).toBe("pepper");
  });
});

it("leaves texts and other pictures as they are", () => {
  for (const text of ["", "goat cheese", "🚜", "№ 5 © ®", "👩‍🌾"]) expect(withPicturesNamed(text)).toBe(text);
});
