import { expect, it } from "vitest";
import { englishIn } from "./english.ts";

it("English is found between tags, in attributes and in lines, and French and members' words are not", () => {
  expect(
    englishIn(
      '<title>Foodshed</title><h2>Classifieds</h2><img alt="Bakery" src="/Bakery"><style>Log In</style><p>Petites annonces</p>',
    ),
  ).toEqual(["Classifieds", "Bakery"]);
  expect(englishIn("Bonjour Zoé,\n\nGet shipping rates\n* For Sale\nPommes :")).toEqual(["For Sale"]);
  expect(englishIn("<p>Farmers&#39; Market</p>")).toEqual(["Farmers' Market"]);
});
