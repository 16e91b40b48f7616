import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { frenchTypography } from "./french-typography.mjs";

const cases = [
  [
    "a narrow no-break space before ; ! and ?",
    "Bonjour ! Vraiment? Oui; non",
    "Bonjour\u202f! Vraiment\u202f? Oui\u202f; non",
  ],
  ["a no-break space before a colon", "Courriel: oui", "Courriel\u00a0: oui"],
  ["no-break spaces inside quotes", "«mot» et « mot »", "«\u00a0mot\u00a0» et «\u00a0mot\u00a0»"],
  ["typographic apostrophes and dots", "L'érable n'a...", "L’érable n’a…"],
  ["an apostrophe before a value", "Profil d'{name}", "Profil d’{name}"],
  [
    "no-break spaces in a number and before dollars",
    "16 000 px, 4,50 $/kg",
    "16\u00a0000\u00a0px, 4,50\u00a0$/kg",
  ],
  ["no-break spaces in a time of day", "10 h 30", "10\u00a0h\u00a030"],
  [
    "a no-break space between a day and its month",
    "le {day, plural, =1 {1er} other {#}} {date, date, ::yMMMM}",
    "le {day, plural, =1 {1er} other {#}}\u00a0{date, date, ::yMMMM}",
  ],
  ["a no-break space before a unit", "{size} Mo, 5 % et 12 km", "{size}\u00a0Mo, 5\u00a0% et 12\u00a0km"],
];

describe("French typography", () => {
  for (const [name, written, set] of cases) {
    it(`sets ${name}, and keeps what is set`, () => {
      assert.equal(frenchTypography(written), set);
      assert.equal(frenchTypography(set), set);
    });
  }

  it("leaves plurals, web addresses and times alone", () => {
    for (const text of [
      "{count, plural, =0 {aucun} one {# membre} other {# membres}}",
      "https://foodshed.example/?q=1;2",
      "14:05",
    ]) {
      assert.equal(frenchTypography(text), text);
    }
  });
});
