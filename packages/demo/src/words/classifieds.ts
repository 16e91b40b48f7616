import type { CategoryId } from "@foodshed/sdk/vocabulary";

/**
 * Texts of classifieds. {p} is a product in the middle of a sentence, {P} with a capital; {town}, {near}, {count}, {small}, {price}
 * and {day} are filled as in descriptions.
 */
export interface ClassifiedWords {
  title: string;
  texts: readonly string[];
  /** The categories whose products it suits; all when absent. */
  categories?: readonly CategoryId[];
}

const grown = [4, 8, 10] as const;
const made = [1, 2, 5, 7, 8, 9] as const;

export const forSale: readonly ClassifiedWords[] = [
  {
    categories: grown,
    title: "{P}, {count} cases available",
    texts: ["Picked this week and cooled the same day. {price} a case, less for ten or more."],
  },
  {
    title: "Surplus {p} near {town}",
    texts: [
      "We have more than our own customers can use. Make an offer and bring boxes.",
      "First come, first served; pickup from {day} on.",
    ],
  },
  {
    title: "{P} in bulk",
    texts: [
      "Sold by the skid or half skid. Samples on request.",
      "Can deliver to {near} for a small charge.",
    ],
  },
  {
    categories: [4, 10],
    title: "Seconds: {p} for processing",
    texts: ["Cosmetic marks only, good flavour. Perfect for sauce, soup or the press. {price} per bushel."],
  },
  {
    title: "{P} for restaurants, weekly",
    texts: ["Room for {small} more kitchens on our {day} route. Fresh list by text every week."],
  },
  {
    categories: grown,
    title: "Last of the season's {p}",
    texts: [
      "About {count} kilos left in storage and then none until next year.",
      "Graded, clean and ready to go.",
    ],
  },
  {
    categories: made,
    title: "{P} under your own label",
    texts: ["Short runs welcome, from {count} units. Labels approved within the week."],
  },
  {
    categories: [0, 2, 4, 6, 8, 9, 10],
    title: "Pre-order {p} now",
    texts: ["Ready in a few weeks. A ten per cent deposit holds your share until {day}."],
  },
  {
    categories: [3, 4, 6, 10],
    title: "Frozen {p}, 10 kg boxes",
    texts: ["Individually frozen, food-grade liners. Stored at minus twenty in {town}."],
  },
  {
    title: "{P}: introductory price for shops",
    texts: [
      "We are new to wholesale and want to be on {small} local shelves before winter. {price} a case, sale or return.",
    ],
  },
  {
    title: "Trade: {p} for firewood, flour or ideas",
    texts: ["We would rather swap than sell the last {count} boxes. Tell us what you have."],
  },
  {
    categories: [2, 7, 9],
    title: "{P} – short dated",
    texts: ["Best before is in two weeks, quality is perfect. Food banks and kitchens get first call."],
  },
];

export const otherForSale: readonly ClassifiedWords[] = [
  {
    title: "Used walk-in cooler, 8 x 10",
    texts: ["Compressor replaced two years ago. You dismantle, we help load. {price}00 or near offer."],
  },
  {
    title: "Wash line and drying table",
    texts: ["Barrel washer, two sinks and a rotary table. Served us well for {small} seasons near {town}."],
  },
  {
    title: "Refrigerated space to share",
    texts: ["Half a reefer body leaves {town} for the city every {day} empty. Fill it with us."],
  },
  {
    title: "Bushel hampers and waxed boxes",
    texts: ["About {count}0, clean and stacked. Pickup near {near}."],
  },
  {
    title: "Commercial kitchen by the hour",
    texts: ["Inspected, insured, with a 40-litre kettle and a blast chiller. Evenings are open."],
  },
  { title: "Layer hens, ready to lay", texts: ["Quiet brown birds, {small} dozen left, vaccinated."] },
  {
    title: "Straw, small square bales",
    texts: ["Dry and bright, never rained on. {price} a bale at the barn."],
  },
  { title: "Glass jars, 250 ml with lids", texts: ["Ordered the wrong size: {count} cases unopened."] },
];

export const wanted: readonly ClassifiedWords[] = [
  {
    title: "Wanted: {p}, steady supply",
    texts: [
      "We use about {count} kilos a week from May to November and pay in fourteen days.",
      "Can collect around {town}.",
    ],
  },
  {
    title: "Looking for {p} for our menu",
    texts: ["Small amounts, twice a week. We care more about flavour than looks."],
  },
  {
    categories: [4, 5, 8, 10],
    title: "Growers of {p} for next season",
    texts: ["Planning now with three or four farms. We can commit to volume if you can commit to dates."],
  },
  {
    categories: [2, 4, 9, 10],
    title: "{P} for a school program",
    texts: ["{count} classrooms, one delivery on {day}. Washed, small sizes, insurance needed."],
  },
  {
    title: "Need {p} by the end of the month",
    texts: [
      "Our usual supplier has run out. Happy to pay a fair price and freight.",
      "Certified organic is a plus, not a must.",
    ],
  },
  {
    categories: [4, 10],
    title: "{P} – seconds welcome",
    texts: ["We peel, chop and cook them, so send the ugly ones."],
  },
  {
    title: "Local {p} for a grocery shelf",
    texts: ["Retail packs with UPC. Send a price list and a sample to our store in {town}."],
  },
  {
    title: "Who has {p} near {near}?",
    texts: ["We are in {town} and would like to stop driving to the city for it."],
  },
  {
    title: "Buying {p} by the skid",
    texts: ["One skid to start, weekly if it goes well. Loading dock and forklift here."],
  },
  {
    categories: [1, 2, 4, 6, 9],
    title: "{P} for a wedding of {count}0",
    texts: ["One delivery, one invoice, much gratitude."],
  },
];

export const otherWanted: readonly ClassifiedWords[] = [
  {
    title: "Cold storage for the winter",
    texts: ["Room for {small} skids at two to four degrees until March, within an hour of {town}."],
  },
  { title: "Driver with a small reefer", texts: ["One morning a week, {town} to {near} and back."] },
  {
    title: "Co-packer for a hot-fill sauce",
    texts: ["About {count}0 bottles a run. Recipe and process authority letter are ready."],
  },
  { title: "Abattoir dates this fall", texts: ["We need {small} beef dates and would take cancellations."] },
  { title: "Used bread oven, deck or rack", texts: ["Gas or electric, working. We can move it."] },
  {
    title: "Land to rent for vegetables",
    texts: ["Two to five acres with water near {town}. Certified or clean history."],
  },
];
