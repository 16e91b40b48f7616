import type { Taken } from "./businesses.ts";
import type { DemoBusiness } from "./demo-data.ts";
import type { Random } from "./random.ts";
import { productShelves } from "./words/products.ts";

interface EdgeCase {
  /** The trade of the business that is changed. */
  trade: string;
  businessName: string;
  /** Absent: the ordinary description stays. */
  description?: string;
  change?: (business: DemoBusiness, random: Random) => void;
}

const stories = [
  "The barn was here before the road, and the road before the town.",
  "We sold the cows, bought sheep, sold the sheep and bought better fences.",
  "Nobody believed asparagus would grow on that knoll, and for three years nobody was wrong.",
  "The well is deep, the water is hard and the coffee is therefore strong.",
];

/** The awkward ones that every real network has and that a design forgets. */
const edgeCases: readonly EdgeCase[] = [
  {
    trade: "food-hub",
    businessName:
      "The Upper Conestogo and Lower Speed River Valleys Organic Vegetable Growers' and Market Gardeners' Co-operative Purchasing and Distribution Association Inc.",
  },
  { trade: "apples", businessName: "Ripe" },
  { trade: "cafe", businessName: "Q" },
  { trade: "preserves", businessName: '"Aunt Bea\'s" Pickles & Preserves' },
  {
    trade: "grain-and-beans",
    businessName: "<b>Bold</b> Beans & Grains",
    description:
      'Our name is a typesetting joke: <b>bold</b> beans, <i>italic</i> lentils & plain oats. <script>alert("harvest")</script> is not for sale.',
  },
  { trade: "chef-caterer", businessName: "=Sum of Its Parts Kitchen" },
  { trade: "specialty-shop", businessName: "L'Éternelle Fringale – Épicerie fine & crèmerie" },
  { trade: "vegetables", businessName: "PLOW. SOW. WAIT." },
  { trade: "bakery", businessName: "O'Shaughnessy & O'Brien's ‘Old Mill’ Bakehouse" },
  { trade: "mill", businessName: "100% Rye (and Other Grains)" },
  {
    trade: "vegetables",
    businessName: "Llanfairfarmwyllgoodgrowingtatoesandbeansandgreens Market Garden",
    description:
      "Wegrowvegetablesandwritelongwordswithoutspacesbecausetheoldtypewriterhasabrokenspacebarandnobodyhasfixedit. Ask anyway.",
  },
  { trade: "grocer", businessName: "Corner Store" },
  { trade: "grocer", businessName: "Corner Store" },
  {
    trade: "farm-shop",
    businessName: "The Farm Next Door",
    description: "",
    change: (business) => {
      business.phone = null;
      business.website = null;
      for (const role of business.roles) role.products = [];
    },
  },
  { trade: "vegetables", businessName: "Everything Acres", change: listEverything },
  {
    trade: "beef",
    businessName: "Long Story Farm",
    description: Array.from(
      { length: 14 },
      (_, i) =>
        `Chapter ${i + 1}. ${stories[i % stories.length]} We have written it all down because visitors ask, and because the winters are long.`,
    ).join("\n\n"),
  },
];

function listEverything(business: DemoBusiness, random: Random): void {
  const shelves = Object.values(productShelves).filter(({ category }) => category !== 0);
  const all = random.sample(
    shelves.flatMap(({ category, names }) => names.map((name) => ({ name, category }))),
    72,
  );
  const categories = [...new Set(all.map(({ category }) => category))];
  const products = all.map((product) => ({
    ...product,
    category_order: categories.indexOf(product.category),
  }));
  for (const role of business.roles) if (role.products.length > 0) role.products = products;
}

function rename(business: DemoBusiness, name: string, taken: Taken): void {
  const site = taken.site(name);
  business.description = business.description.replaceAll(business.businessName, name);
  business.businessName = name;
  business.email = `hello@${site}.example`;
  if (business.website) business.website = `https://www.${site}.example`;
  if (business.onlineStore) business.onlineStore = `https://shop.${site}.example`;
}

/** Makes each edge case of an ordinary business of its trade, as far as there is one, and returns those that were changed. */
export function addEdgeCases(
  random: Random,
  businesses: readonly DemoBusiness[],
  taken: Taken,
): Set<DemoBusiness> {
  const changed = new Set<DemoBusiness>();
  for (const { trade, businessName, description, change } of edgeCases) {
    const business = businesses.find((b) => b.trade === trade && !changed.has(b));
    if (!business) continue;
    changed.add(business);
    rename(business, businessName, taken);
    if (description !== undefined) business.description = description;
    change?.(business, random);
  }
  return changed;
}
