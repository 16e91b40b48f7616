// Who buys: asked by growers, makers and truckers who want customers.
import {
  all,
  any,
  type Business,
  business,
  buys,
  isA,
  near,
  only,
  role,
  type Test,
  type Thing,
  town,
} from "../grading.ts";
import { type ProfileQuery, queries } from "../query.ts";
import * as t from "./things.ts";

const eats: Test<Business> = isA("Restaurant", "Chef", "Caterer", "Food Service Provider");

/** Buyers of that sort that buy the thing; others that buy it are related. */
const buyersOf = (thing: Thing, sort: Test<Business>) => (one: Business) => {
  const grade = only(buys(thing), role("buyer"))(one);
  return sort(one) ? grade : grade > 1 ? 1 : 0;
};

const institution: Test<Business> = isA("Institution", "School or Cafeteria");

export const buyers: ProfileQuery[] = queries("buyers", "en", [
  ["restaurants that buy lamb", buyersOf(t.lamb, eats)],
  ["who buys goat cheese", only(buys(t.goatCheese), role("buyer"))],
  ["buyers of honey", only(buys(t.honey), role("buyer"))],
  ["chefs looking for mushrooms", buyersOf(t.mushrooms, eats)],
  ["restaurants buying duck", buyersOf(t.duck, eats)],
  ["grocery stores that buy apples", buyersOf(t.apples, isA("Grocery Store", "Retail Operator/Shop"))],
  ["egg buyers", only(buys(t.eggs), role("buyer"))],
  ["who buys black currants", only(buys(t.currants), role("buyer"))],
  ["buyers for organic vegetables", only(buys(t.vegetables), role("buyer"))],
  [
    "hospital purchasing",
    business(
      ["Institution"],
      /hospital|institution|health|long[- ]term care/i,
      isA("Food Service Provider", "School or Cafeteria"),
    ),
  ],
  [
    "school cafeterias",
    business(
      ["School or Cafeteria", "Institution"],
      /school|college|university|campus/i,
      isA("Food Service Provider"),
    ),
  ],
  ["schools that buy carrots", buyersOf(t.carrots, institution)],
  ["caterers", business(["Caterer"], /catering|caterer|long tables/i, isA("Chef"))],
  ["private chef", business(["Chef"], /private chef|chef/i, isA("Caterer"))],
  [
    "restaurants",
    business(["Restaurant"], /restaurant|bistro|kitchen|diner|eatery/i, isA("Food Service Provider")),
  ],
  [
    "fine dining restaurants toronto",
    near(business(["Restaurant"], /restaurant|bistro|dining/i), town("Toronto", 20)),
  ],
  [
    "food co-op buying club",
    business(["Group Purchasing", "Co-op"], /buying club|purchasing group|co-op|pooled orders/i),
  ],
  ["who buys heritage pork", only(buys(t.pork), role("buyer"))],
  ["retailers that want kombucha", buyersOf(t.kombucha, isA("Grocery Store", "Retail Operator/Shop"))],
  ["buyer for trout near Toronto", near(only(buys(t.trout), role("buyer")), town("Toronto"))],
  [
    "hotels buying cheese",
    buyersOf(
      t.cheese,
      all(
        eats,
        any(({ business_name }) => /hotel|inn|lodge|resort/i.test(business_name)),
      ),
    ),
  ],
  ["need customers for my asparagus", only(buys(t.asparagus), role("buyer"))],
]);
