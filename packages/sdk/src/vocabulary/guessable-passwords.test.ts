import { describe, expect, it } from "vitest";
import { isGuessable } from "./guessable-passwords.ts";

const owner = {
  business_name: "MapleFarm",
  first_name: "Zoé",
  last_name: "Tremblay",
  email: "office@hilltop-cider.example",
};

describe("a password", () => {
  it.each([
    "MapleFarm1@",
    "maplefarm2026!",
    "@MapleFarm1",
    "M@pleF@rm1!",
    "m4pl3f4rm#1",
    "Maple#Farm1",
    "xmaplefarm1!",
    "Tremblay1867!",
    "ZoeTremblay1!",
    "TremblayZoe1!",
    "HilltopCider1!",
    "Office2026!",
    "maplefarmmaplefarm1!",
    "zoemaple1!",
  ])("is too easy to guess when it is made of its owner's names: %s", (password) => {
    expect(isGuessable(password, owner)).toBe(true);
  });

  it.each(["orchard#2026", "pumpkin#31", "MapleFarmInOntario1!", "Quince#2027xy", "Farmhouse#9", "ab1!cdef"])(
    "may be anything else: %s",
    (password) => {
      expect(isGuessable(password, owner)).toBe(false);
    },
  );

  it("may be a lesser part of a longer name", () => {
    const orchard = { business_name: "Maple Hill Orchard", email: "ada@maplehill.example" };
    expect(isGuessable("orchard#2026", orchard)).toBe(false);
    expect(isGuessable("maplehill#2026", orchard)).toBe(true);
    expect(isGuessable("HillOrchard#1", orchard)).toBe(true);
  });

  it("may hold a short name within another word", () => {
    expect(isGuessable("flour#1867", { first_name: "Lou", last_name: "Tremblay" })).toBe(false);
    expect(isGuessable("Lou#1867!", { first_name: "Lou", last_name: "Tremblay" })).toBe(true);
  });

  it("is anybody's when nothing is known of its owner", () => {
    expect(isGuessable("orchard#2026", {})).toBe(false);
    expect(isGuessable("orchard#2026", { business_name: "A", first_name: "", email: "@" })).toBe(false);
  });
});
