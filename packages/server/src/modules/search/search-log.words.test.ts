import { expect, it } from "vitest";
import { loggableWords } from "./search-log.words.ts";

it.each([
  ["  Cheese   CURDS ", "cheese curds"],
  ["Fromage\tde\nChèvre", "fromage de chèvre"],
  ["abattoir N0B 1S0", "abattoir n0b"],
  ["n0b1s0", "n0b"],
  ["k1a-0b1 honey", "k1a honey"],
  ["2% milk", "2% milk"],
  ["12 eggs", "12 eggs"],
  ["st jacobs market", "st jacobs market"],
  ["fun dairy, 10 kg", "fun dairy, 10 kg"],
  ["x".repeat(60), "x".repeat(60)],
])("%j is counted as %j", (typed, words) => expect(loggableWords(typed)).toBe(words));

it.each([
  ["nothing", "  \n "],
  ["a mail address", "ada@farm.example"],
  ["a mail address in wide letters", "ada＠farm.example"],
  ["a web address", "https://farm.example/?token=1"],
  ["a web address without its protocol", "www.farm.example"],
  ["a telephone number", "519-555-0148"],
  ["a telephone number in small groups", "call 51 95 55 01 48"],
  ["a telephone number in wide digits", "５１９ ５５５ ０１４８"],
  ["a number of a house", "1234 maple"],
  ["a house in a street", "12 Main St"],
  ["a house in a street with a direction", "7 King Street West"],
  ["a French address", "12 rue Principale"],
  ["a house at a concession road", "line 86"],
  ["a flat", "unit 4 maple court"],
  ["a long sentence", `${"x".repeat(60)}y`],
])("%s is not counted: %j", (_what, typed) => expect(loggableWords(typed)).toBeUndefined());
