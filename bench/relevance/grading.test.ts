import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Ad,
  about,
  around,
  type Business,
  both,
  business,
  buys,
  classified,
  described,
  inside,
  mentions,
  named,
  near,
  offers,
  only,
  postal,
  product,
  region,
  required,
  role,
  sells,
  town,
  wanted,
} from "./grading.ts";

const ROLE = { buyer: 1, seller: 2, service_provider: 3, processor: 5, vendor: 6 } as const;

/** A business in Guelph that says nothing, but for what is given. */
function someBusiness(
  given: Partial<Business> & { as?: keyof typeof ROLE; lists?: string[]; ticks?: Record<string, string[]> },
): Business {
  const { as = "seller", lists = [], ticks = {}, ...rest } = given;
  return {
    business_name: "Quiet Corner",
    description: "",
    business_types: [],
    city: "Guelph",
    cities: ["Guelph"],
    latitude: 43.55,
    longitude: -80.25,
    roles: [
      {
        code: ROLE[as],
        products: lists.map((name) => ({ name, category: 2 })),
        checklists: Object.entries(ticks).map(([kind, keys]) => ({
          kind: kind as Business["roles"][number]["checklists"][number]["kind"],
          keys,
        })),
      },
    ],
    ...rest,
  };
}

const cheese = product(/cheese|cheddar/i, { related: /yogurt/i, except: /mac and cheese/i });
const honey = product(/honey/i);

test("who lists a product sells exactly that, and who only mentions it does it", () => {
  assert.equal(sells(cheese)(someBusiness({ lists: ["Aged Cheddar"] })), 3);
  assert.equal(sells(cheese)(someBusiness({ description: "We make cheese." })), 2);
  assert.equal(sells(cheese)(someBusiness({ lists: ["Yogurt"], description: "We make cheese." })), 2);
  assert.equal(sells(cheese)(someBusiness({ lists: ["Yogurt"] })), 1);
  assert.equal(sells(cheese)(someBusiness({ lists: ["Carrots"] })), 0);
});

test("what is told beside a list of other things is only related", () => {
  assert.equal(sells(cheese)(someBusiness({ lists: ["Honey"], description: "Good with cheese." })), 1);
});

test("what looks like a product but is another is none", () => {
  assert.equal(sells(cheese)(someBusiness({ lists: ["Mac and cheese"] })), 0);
  assert.equal(sells(cheese)(someBusiness({ description: "Mac and cheese with old cheddar." })), 2);
});

test("who buys a product does not sell it, and the other way round", () => {
  const buyer = someBusiness({ as: "buyer", lists: ["Cheddar"], description: "We like cheese." });
  assert.equal(sells(cheese)(buyer), 1);
  assert.equal(buys(cheese)(buyer), 3);
  assert.equal(buys(cheese)(someBusiness({ lists: ["Cheddar"] })), 0);
  assert.equal(buys(cheese)(someBusiness({ as: "buyer", lists: ["Yogurt"] })), 2);
  assert.equal(buys(cheese)(someBusiness({ as: "buyer", lists: ["Carrots"] })), 0);
});

test("a hidden product is not listed", () => {
  assert.equal(sells(product(/CATEGORY/))(someBusiness({ lists: ["__CATEGORY__"] })), 0);
});

test("two topics need both", () => {
  const judge = both(sells(cheese), sells(honey));
  assert.equal(judge(someBusiness({ lists: ["Cheddar", "Honey"] })), 3);
  assert.equal(judge(someBusiness({ lists: ["Cheddar"], description: "Also honey." })), 1);
  assert.equal(judge(someBusiness({ lists: ["Cheddar"] })), 1);
  assert.equal(judge(someBusiness({})), 0);
});

test("a missing descriptor costs one grade, and never makes something useless of what is related", () => {
  const judge = described(sells(cheese), classified("certified_organic"));
  const ticks = { classifications: ["certified_organic"] };
  assert.equal(judge(someBusiness({ lists: ["Cheddar"], ticks })), 3);
  assert.equal(judge(someBusiness({ lists: ["Cheddar"] })), 2);
  assert.equal(judge(someBusiness({ description: "Cheese." })), 1);
  assert.equal(judge(someBusiness({ lists: ["Yogurt"] })), 1);
  assert.equal(judge(someBusiness({ ticks })), 0);
});

test("what does not meet a condition is related at most", () => {
  const judge = required(sells(cheese), classified("halal"));
  assert.equal(judge(someBusiness({ lists: ["Cheddar"], ticks: { classifications: ["halal"] } })), 3);
  assert.equal(judge(someBusiness({ lists: ["Cheddar"] })), 1);
  assert.equal(judge(someBusiness({ lists: ["Carrots"] })), 0);
});

test("what is asked for only of some is useless of others", () => {
  const judge = only(sells(cheese), role("vendor"));
  assert.equal(judge(someBusiness({ as: "vendor", lists: ["Cheddar"] })), 3);
  assert.equal(judge(someBusiness({ lists: ["Cheddar"] })), 0);
});

test("a ticked service is exactly that, and one that is only told does it", () => {
  const judge = offers({ services: ["cold_storage"], processing: ["milling"], words: /cold store/i });
  assert.equal(
    judge(someBusiness({ as: "service_provider", ticks: { services_provided: ["cold_storage"] } })),
    3,
  );
  assert.equal(judge(someBusiness({ as: "processor", ticks: { processing_types: ["milling"] } })), 3);
  assert.equal(judge(someBusiness({ as: "service_provider", description: "A cold store." })), 2);
  assert.equal(judge(someBusiness({ as: "buyer", description: "Next to the cold store." })), 0);
  assert.equal(judge(someBusiness({ as: "seller", ticks: { services_needed: ["cold_storage"] } })), 0);
});

test("a type of business is told by its type, else by its name", () => {
  const judge = business(["Bakery"], /bakehouse/i, mentions(/bread/i));
  assert.equal(judge(someBusiness({ business_types: ["Bakery"] })), 3);
  assert.equal(judge(someBusiness({ business_name: "Old Bakehouse" })), 2);
  assert.equal(judge(someBusiness({ description: "Bread too." })), 1);
});

test("far away is one grade less, and farther only related", () => {
  const judge = near(sells(cheese), town("Guelph", 40));
  const at = (latitude: number, longitude: number) =>
    judge(someBusiness({ lists: ["Cheddar"], latitude, longitude, city: null, cities: [] }));
  assert.equal(judge(someBusiness({ lists: ["Cheddar"], latitude: 45.42, longitude: -75.7 })), 3);
  assert.equal(at(43.55, -80.25), 3);
  // Stratford lies 65 km from Guelph, Ottawa 400 km.
  assert.equal(at(43.37, -80.98), 2);
  assert.equal(at(45.42, -75.7), 1);
  assert.equal(near(sells(cheese), town("Elora"))(someBusiness({ lists: ["Cheddar"], latitude: null })), 1);
  assert.equal(near(sells(cheese), town("Guelph"))(someBusiness({ lists: ["Carrots"] })), 0);
});

test("a place alone is what is in it, then what is around it", () => {
  const judge = around(town("Guelph", 30));
  assert.equal(judge(someBusiness({})), 3);
  assert.equal(judge(someBusiness({ city: "Puslinch", cities: ["Puslinch"] })), 2);
  assert.equal(
    judge(someBusiness({ city: "Ottawa", cities: ["Ottawa"], latitude: 45.42, longitude: -75.7 })),
    0,
  );
});

test("a postal area and a county hold what lies in them", () => {
  assert.equal(inside(postal("N1H", 15))(someBusiness({})), 3);
  assert.equal(inside(region("Wellington County"))(someBusiness({})), 3);
  assert.equal(inside(region("Niagara Region"))(someBusiness({})), 0);
  // Tavistock shares the postal area of Elora, but not the county.
  const inElora = { city: "Elora", cities: ["Elora"], latitude: 43.62, longitude: -80.5 };
  assert.equal(
    near(sells(cheese), region("Wellington County"))(someBusiness({ ...inElora, lists: ["Cheddar"] })),
    3,
  );
  assert.equal(
    near(sells(cheese), region("Oxford County"))(someBusiness({ ...inElora, lists: ["Cheddar"] })),
    2,
  );
  assert.throws(() => town("Atlantis"), /lies nowhere/);
});

test("a name is the whole name or the words of it that were typed", () => {
  assert.equal(named(/^quiet corner$/i)(someBusiness({})), 3);
  assert.equal(named(/^corner$/i, /corner/i)(someBusiness({})), 1);
});

test("an ad is about its title, then about its text", () => {
  const ad: Ad = {
    title: "Wanted: cheddar",
    description: "With honey.",
    looking_for: true,
    category: 2,
    city: "Guelph",
    latitude: null,
    longitude: null,
  };
  assert.equal(about(cheese)(ad), 3);
  assert.equal(about(honey)(ad), 2);
  assert.equal(wanted(about(cheese))(ad), 3);
  assert.equal(wanted(about(cheese))({ ...ad, looking_for: false }), 1);
});
