// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestProfile, writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

const LONG =
  "A family business in its third generation, open to visitors on weekends and glad to supply kitchens.";

const PROFILES: Record<string, TestProfile> = {
  orchard: {
    name: "Maple Hill Orchard",
    description: `Heritage apples, fresh cider and pies. ${LONG}`,
    types: ["Grower/Producer", "Pick-Your-Own"],
    roles: {
      vendor: {
        products: [
          ["Apples", 4],
          ["Apple Cider", 7],
          ["Apple Pie", 9],
        ],
      },
      seller: { products: [["Apples", 4]] },
    },
    city: "Elora",
  },
  appleCo: {
    name: "The Apple Company",
    types: ["Distributor"],
    roles: { seller: { products: [["Apples", 4]] } },
    city: "Toronto",
  },
  cidery: {
    name: "Stone Bridge Cidery",
    description: "Dry cider from wild apples.",
    types: ["Cidery"],
    roles: { seller: { products: [["Dry Cider", 1]] } },
    city: "Picton",
  },
  dairy: {
    name: "Goat Hill Dairy",
    description: LONG,
    types: ["Grower/Producer"],
    roles: {
      seller: {
        products: [
          ["Goat Cheese", 2],
          ["Fresh Chèvre", 2],
          ["Yogurt", 2],
        ],
        ticked: { classifications: ["certified_organic"] },
      },
    },
    city: "Guelph",
  },
  cheeseShop: {
    name: "Cheese & Co",
    types: ["Retail Operator/Shop"],
    roles: { vendor: { products: [["Cheddar", 2]] } },
    city: "Guelph",
  },
  restaurant: {
    name: "Elora Table",
    description: "A dining room that buys goat cheese, beef and apples from its neighbours.",
    types: ["Restaurant"],
    roles: { buyer: { products: [["Beef", 6]] } },
    city: "Elora",
  },
  ranch: {
    name: "Blackbird Ranch",
    description: LONG,
    types: ["Grower/Producer"],
    roles: {
      seller: {
        products: [
          ["Grass-fed Beef", 6],
          ["Beef Jerky", 9],
        ],
      },
    },
    city: "Chesley",
  },
  abattoir: {
    name: "Northfork Meats",
    description: "Provincially inspected plant.",
    types: ["Custom Processor", "Processor"],
    roles: {
      processor: {
        ticked: { processing_types: ["abattoir_services", "further_meat_processing", "smoking"] },
      },
    },
    city: "Owen Sound",
  },
  bakery: {
    name: "Crumb and Crust",
    types: ["Bakery"],
    roles: {
      vendor: {
        products: [
          ["Sourdough Bread", 9],
          ["Butter Tarts", 9],
        ],
      },
    },
    city: "Hamilton",
  },
  mill: {
    name: "Lakeside Flour Mill",
    description: "Stone-ground flour for every bakery.",
    types: ["Processor"],
    roles: { processor: { products: [["Rye Flour", 5]], ticked: { processing_types: ["milling"] } } },
    city: "Goderich",
  },
  trucks: {
    name: "Coldline Haulage",
    types: ["Logistics", "Transportation/Climate Control"],
    roles: { service_provider: { ticked: { services_provided: ["cold_storage", "delivery"] } } },
    city: "Mississauga",
  },
  coop: {
    name: "Huron Growers Co-op",
    types: ["Co-op", "Aggregator or Hub"],
    roles: {
      seller: {
        products: [
          ["Carrots", 10],
          ["Potatoes", 10],
        ],
      },
    },
    city: "Clinton",
  },
  network: {
    name: "Grand River Food Link",
    types: ["Regional Food Network"],
    roles: { organization: {} },
    city: "Kitchener",
  },
  brewery: {
    name: "Blackbird Brewing",
    types: ["Brewery"],
    roles: { seller: { products: [["Lager", 1]] } },
    city: "London",
  },
  eggs: {
    name: "Sunny Side Farm",
    types: ["On-Farm Market"],
    roles: { vendor: { products: [["Free-range Eggs", 2]] } },
    city: "Elora",
  },
  cafe: { name: "Café Québécois", types: ["Food Service Provider"], roles: { buyer: {} }, city: "Ottawa" },
};
type Key = keyof typeof PROFILES;

/** What somebody who types this hopes for, best first; and what must not be there. */
const JUDGED: { typed: string; autocomplete?: true; wanted: Key[]; unwanted?: Key[] }[] = [
  { typed: "apples", wanted: ["appleCo", "orchard", "cidery", "restaurant"] },
  { typed: "apple", wanted: ["appleCo", "orchard"] },
  { typed: "cider", wanted: ["orchard", "cidery"] },
  { typed: "cheese", wanted: ["cheeseShop", "dairy", "restaurant"] },
  { typed: "goat cheese", wanted: ["dairy", "restaurant"], unwanted: ["cheeseShop"] },
  { typed: "beef", wanted: ["ranch", "restaurant"] },
  { typed: "processing", wanted: ["mill", "abattoir"] },
  { typed: "distributors", wanted: ["appleCo"] },
  { typed: "bakeries", wanted: ["bakery", "mill"] },
  { typed: "bakery hamilton", wanted: ["bakery"], unwanted: ["mill"] },
  { typed: "organic", wanted: ["dairy"] },
  { typed: "blackbird", wanted: ["ranch", "brewery"] },
  { typed: "Blackbird Brewing", wanted: ["brewery"], unwanted: ["ranch"] },
  { typed: "abattoir", wanted: ["abattoir"] },
  { typed: "cold storage", wanted: ["trucks"] },
  { typed: "coop", wanted: ["coop"] },
  { typed: "co-op", wanted: ["coop"] },
  { typed: "potato", wanted: ["coop"] },
  { typed: "eggs near elora", wanted: ["eggs"], unwanted: ["orchard"] },
  { typed: "cafe quebecois", wanted: ["cafe"] },
  { typed: "resturant", wanted: ["restaurant"] },
  { typed: "orchrad", wanted: ["orchard"] },
  { typed: "chesse", wanted: ["cheeseShop", "dairy"] },
  { typed: "sourdough bred", wanted: ["bakery"] },
  { typed: "brewry", wanted: ["brewery"] },
  { typed: "food netw", autocomplete: true, wanted: ["network"] },
  { typed: "maple hi", autocomplete: true, wanted: ["orchard"] },
  { typed: "vegetables", wanted: ["coop"] },
  { typed: "fromage de chèvre", wanted: ["dairy"], unwanted: ["cheeseShop"] },
  { typed: "u-pick", wanted: ["orchard"] },
  { typed: "slaughterhouse", wanted: ["abattoir"] },
  { typed: "best organic goat cheese near me", wanted: ["dairy"] },
  { typed: "who buys beef", wanted: ["restaurant"], unwanted: ["ranch"] },
  { typed: "cidr", autocomplete: true, wanted: ["cidery", "orchard"] },
];

let server: TestServer;
const keys = new Map<number, Key>();

beforeAll(async () => {
  server = await buildTestServer();
  for (const [key, profile] of Object.entries(PROFILES))
    keys.set((await writeProfile(server.db, profile)).id, key);
});
afterAll(() => server.close());

async function found({ typed, autocomplete }: (typeof JUDGED)[number]): Promise<Key[]> {
  const { body } = await server.post("/search/profiles/", {
    keywords: typed,
    autocomplete: autocomplete ?? false,
  });
  return body.hits.hits.map((hit: { _source: { id: number } }) => keys.get(hit._source.id) as Key);
}

/** Discounted gain of the first ten: 1 when what is wanted comes first and in the wanted order. */
function gain(answer: Key[], wanted: Key[]): number {
  const worth = (key: Key) => (wanted.includes(key) ? wanted.length - wanted.indexOf(key) : 0);
  const sum = (list: Key[]) => list.slice(0, 10).reduce((n, key, i) => n + worth(key) / Math.log2(i + 2), 0);
  return sum(answer) / sum(wanted);
}

describe("what people hope for when they type", () => {
  test.each(JUDGED)("$typed", async (judged) => {
    const answer = await found(judged);
    expect(answer[0]).toBe(judged.wanted[0]);
    for (const key of judged.unwanted ?? []) expect(answer).not.toContain(key);
    expect(gain(answer, judged.wanted)).toBeGreaterThan(0.85);
  });

  test("is the same in French for a category by its name", async () => {
    const english = await found({ typed: "Meat and Poultry", wanted: [] });
    expect(english).toEqual(["ranch", "restaurant"]);
    expect(await found({ typed: "Viande et volaille", wanted: [] })).toEqual(english);
  });

  test("is met on the whole", async () => {
    const gains = [];
    for (const judged of JUDGED) gains.push(gain(await found(judged), judged.wanted));
    expect(gains.reduce((a, b) => a + b) / gains.length).toBeGreaterThan(0.97);
  });
});
