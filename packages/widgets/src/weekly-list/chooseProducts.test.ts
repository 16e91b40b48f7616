import { weeklyList } from "@foodshed/sdk/testing";
import { NO_AVAILABILITY } from "@foodshed/sdk/vocabulary";
import { expect, it } from "vitest";
import { chooseProducts } from "./chooseProducts.ts";

type Product = Parameters<typeof chooseProducts>[0][number];
const some = weeklyList.products[0] as Product;
const product = (id: number, category: number, farm: number, [from, to] = ["10", "12"]): Product => ({
  ...some,
  id,
  category: category as Product["category"],
  account: { ...some.account, id: farm },
  availability: { ...NO_AVAILABILITY, from: from ?? null, to: to ?? null },
});
const ids = (products: readonly Product[], count: number) =>
  chooseProducts(products, count).map(({ id }) => id);

it("takes one of each category in turn", () => {
  expect(ids([product(1, 4, 1), product(2, 4, 2), product(3, 10, 3), product(4, 2, 4)], 4)).toEqual([
    1, 3, 4, 2,
  ]);
});

it("takes what has a season before what there always is", () => {
  expect(ids([product(1, 4, 1, ["01", "12"]), product(2, 4, 2)], 1)).toEqual([2]);
});

it("names each business once while there are others, and all there is when there is little", () => {
  expect(ids([product(1, 4, 1), product(2, 10, 1), product(3, 10, 2)], 2)).toEqual([1, 3]);
  expect(ids([product(1, 4, 1), product(2, 4, 1)], 6)).toEqual([1, 2]);
  expect(ids([], 6)).toEqual([]);
});
