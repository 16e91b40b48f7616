import { MASTHEADS, type Season, type VendorIcon } from "@foodshed/sdk/vocabulary";
import type { DemoHighlight, DemoProduct } from "./demo-data.ts";
import type { Random } from "./random.ts";

const hours = [
  "Thursday to Saturday, 9 a.m. to 5 p.m. Sunday 11 to 4. Closed on Monday, Tuesday and Wednesday.",
  "Open daily from 10 until the light goes.",
  "May to October: Wednesday to Sunday, 10 to 5. November to April: Saturday, 10 to 2.",
  "Fridays 2 to 7, Saturdays 8 to 1. Other days by appointment.",
  "Honour-system stand, dawn to dusk.",
  "Tue-Fri 7:30-5:30, Sat 8-3. Closed Sunday & Monday.",
  "Picking hours are 8 a.m. to 1 p.m. and 5 to 8 p.m. while fruit lasts. Please check before you come.",
  "Every Saturday at the market; at the farm by chance or by appointment.",
  "Seven days a week, 9 to 6, from the May long weekend to Thanksgiving.",
  "By appointment. Ring the bell by the blue door; if nobody comes, try the greenhouse.",
];
const deliveries = [
  "Free delivery within 20 km on orders over $75.",
  "We deliver on Thursdays. Order by Tuesday noon.",
  "Pickup only, though we will carry it to your car.",
  "Local delivery by bicycle, farther by courier on ice.",
  "Monthly drop-offs in nearby towns; the list is on our website.",
  "Shipping within Ontario, Monday to Wednesday.",
  "",
  "",
];
const directions = [
  "Turn in at the red mailbox and follow the lane past the pond.",
  "Second driveway after the church. The first one belongs to a very patient neighbour.",
  "Park behind the building; the shop door is on the side.",
  "The bridge on the third line is closed: come in from the south.",
  "Look for the flag. When it is up, we are open.",
  "Phones lose their signal at the hill, so note the number before you leave.",
  "",
  "",
];
const seasonSets: readonly Season[][] = [
  ["open_year_round"],
  ["is_open_summer", "is_open_fall"],
  ["is_open_spring", "is_open_summer", "is_open_fall"],
  ["is_open_summer"],
  ["is_open_fall", "is_open_winter"],
  ["is_open_spring"],
  ["is_open_spring", "is_open_summer", "is_open_fall", "is_open_winter"],
];
const iconOfCategory: Readonly<Partial<Record<number, VendorIcon>>> = {
  1: "alcoholic_beverages",
  2: "dairy_eggs",
  3: "fish",
  4: "fruits_vegetables",
  5: "grains",
  6: "meat",
  7: "non_alcoholic_beverages",
  8: "nuts_seeds_herbs",
  9: "prepared_food",
  10: "fruits_vegetables",
};
const mastheadOfCategory: Readonly<Partial<Record<number, number>>> = {
  4: 0,
  9: 1,
  5: 2,
  6: 3,
  2: 3,
  10: 4,
  1: 5,
  3: 6,
};

/** What a vendor shows to the people who shop there. */
export function vendorHighlight(
  random: Random,
  products: readonly DemoProduct[],
  facts: { organic: boolean; halal: boolean; kosher: boolean; onlineStore: boolean; delivers: boolean },
): DemoHighlight {
  const seasons = random.pick(seasonSets);
  const icons = new Set<VendorIcon>();
  for (const { category } of products) {
    const icon = iconOfCategory[category];
    if (icon) icons.add(icon);
  }
  const more: [boolean, VendorIcon][] = [
    [facts.organic, "organic"],
    [facts.halal, "halal"],
    [facts.kosher, "kosher"],
    [facts.onlineStore, "online_store"],
    [facts.delivers, "delivery"],
    [!seasons.includes("open_year_round") && seasons.length < 4, "open_seasonally"],
  ];
  for (const [holds, icon] of more) if (holds) icons.add(icon);
  const fitting = mastheadOfCategory[products[0]?.category ?? -1];
  return {
    specific_directions: random.pick(directions),
    business_hour_details: random.pick(hours),
    delivery_details: facts.delivers ? random.pick(deliveries) : "",
    masthead: (
      MASTHEADS[
        fitting !== undefined && random.chance(0.7) ? fitting : random.int(0, 7)
      ] as (typeof MASTHEADS)[number]
    ).key,
    seasons: [...seasons],
    icons: random.sample([...icons], 3),
  };
}
