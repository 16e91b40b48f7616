// Words that describe rather than name: some of them are in the data, some mean nothing to a search.
import {
  any,
  type Business,
  business,
  classified,
  described,
  grades,
  inspected,
  isA,
  type Judge,
  mentions,
  required,
  role,
  sells,
  type Test,
  type Thing,
} from "../grading.ts";
import { type ProfileQuery, queries } from "../query.ts";
import * as t from "./things.ts";

const productSays =
  (words: RegExp): Test<Business> =>
  ({ roles }) =>
    roles.some(({ products }) => products.some(({ name }) => words.test(name)));

export const organic: Test<Business> = any(
  classified("certified_organic"),
  mentions(/organic/i),
  productSays(/organic/i),
);
const grassFed: Test<Business> = any(mentions(/grass[- ](fed|finished)/i), productSays(/grass[- ]fed/i));
const artisan: Test<Business> = any(
  classified("artisanspecialty"),
  mentions(/artisan|small batch|by hand|farmstead/i),
);

/** Exactly with the ticked certificate; told in words it does it. */
export function organicProduct(thing: Thing): Judge<Business> {
  return (one) => {
    const grade = described(sells(thing), organic)(one);
    return grade === 3 && !classified("certified_organic")(one) && !productSays(/organic/i)(one) ? 2 : grade;
  };
}

/** A ticked classification or standard, from somebody who sells or makes. */
const marked = (ticked: Test<Business>, words: RegExp): Judge<Business> =>
  grades({ 3: ticked, 2: any(mentions(words), productSays(words)) });

export const descriptors: ProfileQuery[] = queries("descriptors", "en", [
  ["best honey", sells(t.honey)],
  ["local honey", sells(t.honey)],
  ["fresh eggs", sells(t.eggs)],
  ["certified organic", marked(classified("certified_organic"), /certified organic|organic/i)],
  ["certified organic vegetables", organicProduct(t.vegetables)],
  ["organic milk", organicProduct(t.milk)],
  ["organic eggs", organicProduct(t.eggs)],
  ["organic apples", organicProduct(t.apples)],
  ["halal chicken", required(sells(t.chicken), classified("halal"))],
  ["halal meat", required(sells(t.meat), classified("halal"))],
  ["kosher", marked(classified("kosher"), /kosher/i)],
  ["artisan cheese", described(sells(t.cheese), artisan)],
  ["artisan bread", described(sells(t.bread), artisan)],
  [
    "HACCP certified processor",
    required(grades({ 3: role("processor"), 1: isA("Processor", "Packer") }), inspected("haccp")),
  ],
  ["federally inspected meat plant", required(sells(t.meat), inspected("federally_inspected"))],
  ["provincially inspected beef", described(sells(t.beef), inspected("provincially_inspected"))],
  ["grass fed beef", described(sells(t.beef), grassFed)],
  ["quality local cheap carrots", sells(t.carrots)],
  ["top rated wineries", business(["Winery"], /winery|vineyard/i, (one) => sells(t.wine)(one) > 1)],
  ["family farm pork", sells(t.pork)],
  ["natural peanut butter", sells(t.peanutButter)],
  ["dry-aged beef", described(sells(t.beef), any(productSays(/dry-aged/i), mentions(/dry-aged/i)))],
  ["aged cheddar", described(sells(t.cheddar), productSays(/(aged|-year|clothbound) ?cheddar/i))],
  ["small batch preserves", sells(t.jam)],
  ["ontario garlic", sells(t.garlic)],
  ["wholesale apples", described(sells(t.apples), any(role("seller"), isA("Wholesale")))],
  ["farm fresh strawberries", sells(t.strawberries)],
  ["heirloom tomatoes", sells(t.heirloomTomatoes)],
  ["global gap growers", grades({ 3: inspected("global_gap"), 2: inspected("gap"), 1: isA("Greenhouse") })],
  ["homemade pies", sells(t.pies)],
]);
