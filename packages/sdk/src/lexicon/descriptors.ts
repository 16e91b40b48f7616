const words = (text: string): string[] => text.split(" ");

/**
 * Keys of concepts that describe a thing and are no thing themselves, beside the certificates and safety standards of the
 * vocabulary: organic beef is beef in the first place.
 */
export const DESCRIPTORS: readonly string[] = [
  ...words(
    "organic halal kosher vegan vegetarian raw seasonal artisanal biodynamic regenerative sustainable",
  ),
  ...words("heirloom gluten-free plant-based dairy-free nut-free grass-fed pasture-raised free-range"),
  ...words(
    "hormone-free antibiotic-free non-gmo pesticide-free small-batch unpasteurized sugar-free low-sodium",
  ),
  ...[
    "certified organic",
    "local food",
    "frozen food",
    "bulk food",
    "fair trade",
    "naturally grown",
    "free of charge",
  ],
];

/** Keys of descriptors without which a thing is not what was asked for: who eats halal is not helped by other chicken. */
export const CONDITIONS: readonly string[] = [
  ...words("halal kosher vegan vegetarian gluten-free dairy-free nut-free"),
  "certified gluten-free",
];

/** Concepts and words that tell nothing apart in a network of farms: they are not missed where they are absent. */
export const GENERAL_TERMS: readonly string[] = words(
  "farm farmer grower producer product food non-food local family business seller vendor supplier store rent rental lease louer used usage second-hand mini",
);

/** Keys above what is eaten, drunk, grown or kept. */
export const GOODS: readonly string[] = words("food produce fruit beverage non-food livestock");

/** Keys above what goods are packed, handled and made with: and what happens to them on their way: an ad for berries names boxes, and is none for boxes. */
export const LOGISTICS: readonly string[] = words("packaging equipment storage transport");

/** Keys of concepts that buy food to serve or sell it, beside the buyers among the business types of the vocabulary. */
export const CUSTOMERS: readonly string[] = [
  ...words("restaurant institution retail hotel catering chef"),
  ...["grocery store", "food service"],
];

/** Keys of concepts with many kinds that a buyer takes instead of each other: blackberries for raspberries, a cooler beside an oven, but no cauliflower for carrots. */
export const FAMILIES: readonly string[] = [
  ...words("berry herb cheese meat pepper sausage"),
  ...["leafy green", "baked good", "kitchen equipment"],
];

/** Keys of concepts of which none is a kind of another, and which help the same person: a kitchen to rent, for who finds no co-packer. */
export const SUBSTITUTES: readonly (readonly string[])[] = [
  ["co-packing", "private label", "bottling", "canning"],
  ["co-packing", "commercial kitchen"],
  ["cold storage", "cooler", "freezer", "refrigerated transport"],
  ["warehousing", "cold storage"],
  ["butcher", "abattoir"],
  ["transport", "truck driver", "truck", "delivery"],
  ["egg", "laying hen"],
  words("carrot parsnip salsify celeriac rutabaga turnip"),
];
