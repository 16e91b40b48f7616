import { describe, expect, it } from "vitest";
import { otherTextFor, textFor } from "./member-text.ts";

const apples = { text: "Nos pommes", language: "fr-CA" } as const;

describe("A member's text", () => {
  it("is shown as it is to who reads its language", () => {
    expect(textFor("fr-CA", apples)).toEqual({ text: "Nos pommes", lang: undefined });
  });

  it("is shown with its own language to who reads another", () => {
    expect(textFor("en-CA", apples)).toEqual({ text: "Nos pommes", lang: "fr-CA" });
    expect(otherTextFor("en-CA", apples)).toBeUndefined();
  });

  it("is shown in the reader's language where it is given in both, and offered in the other", () => {
    const both = { ...apples, translation: "Our apples" };
    expect(textFor("en-CA", both)).toEqual({ text: "Our apples", lang: undefined });
    expect(otherTextFor("en-CA", both)).toEqual({ text: "Nos pommes", lang: "fr-CA" });
    expect(textFor("fr-CA", both)).toEqual({ text: "Nos pommes", lang: undefined });
    expect(otherTextFor("fr-CA", both)).toEqual({ text: "Our apples", lang: "en-CA" });
  });

  it("has no language where none is known", () => {
    expect(textFor("fr-CA", { text: "Ail", language: null })).toEqual({ text: "Ail", lang: undefined });
  });
});
