import assert from "node:assert/strict";
import { test } from "node:test";
import { isSuggested, saidTwice, typedOf } from "./suggestions.ts";

test("six letters are typed, and what is between them", () => {
  assert.equal(typedOf("goat cheese"), "goat ch");
  assert.equal(typedOf("San Marzano tomatoes"), "san mar");
  assert.equal(typedOf("gin"), "gin");
});

test("one of a thing and many of it are the same wish", () => {
  assert.ok(isSuggested("strawberries", ["Straw", "Strawberry"]));
  assert.ok(isSuggested("Fresh chèvre", ["fresh chevre"]));
  assert.ok(!isSuggested("goat cheese", ["goat", "goat's milk cheese"]));
});

test("only the first five suggestions are seen", () => {
  assert.ok(!isSuggested("kale", ["a", "b", "c", "d", "e", "kale"]));
});

test("a place is suggested as one to search near", () => {
  assert.ok(isSuggested("Kitchener", ["Near Kitchener"]));
  assert.ok(isSuggested("près de Guelph", ["près de Guelph"]));
  assert.ok(!isSuggested("Kitchener", ["Kitchener Bread"]));
});

test("one word is suggested in one form", () => {
  assert.deepEqual(saidTwice(["Apples", "Apple pie", "apple"]), ["apple"]);
  assert.deepEqual(saidTwice(["Apples", "Apple pie"]), []);
});
