/** The icons a vendor may show, at most three of them; `key` is the flag of the highlight record. */
export const VENDOR_ICONS = [
  { key: "alcoholic_beverages", label: "Alcoholic Beverages" },
  { key: "dairy_eggs", label: "Dairy and Eggs" },
  { key: "delivery", label: "Delivery" },
  { key: "fish", label: "Fish" },
  { key: "fruits_vegetables", label: "Fruits and Vegetables" },
  { key: "grains", label: "Grains" },
  { key: "halal", label: "Halal" },
  { key: "kosher", label: "Kosher" },
  { key: "meat", label: "Meat and Poultry" },
  { key: "non_alcoholic_beverages", label: "Non-Alcoholic Beverages" },
  { key: "nuts_seeds_herbs", label: "Nuts Seeds & Herbs" },
  { key: "online_store", label: "Online Store" },
  { key: "open_seasonally", label: "Open Seasonally" },
  { key: "organic", label: "Organic" },
  { key: "prepared_food", label: "Prepared Food" },
] as const;

export type VendorIcon = (typeof VENDOR_ICONS)[number]["key"];

/** Banner images of the consumer view. `masthead_7` takes the banner away. */
export const MASTHEADS = [
  { key: "masthead_0", label: "Orchard rows" },
  { key: "masthead_1", label: "Market stall" },
  { key: "masthead_2", label: "Grain field" },
  { key: "masthead_3", label: "Pasture" },
  { key: "masthead_4", label: "Greenhouse" },
  { key: "masthead_5", label: "Vineyard" },
  { key: "masthead_6", label: "Lakeshore" },
  { key: "masthead_7", label: "No masthead" },
] as const;

export type Masthead = (typeof MASTHEADS)[number]["key"];

export const NO_MASTHEAD: Masthead = "masthead_7";

export const SEASONS = [
  { key: "is_open_spring", label: "Spring" },
  { key: "is_open_summer", label: "Summer" },
  { key: "is_open_fall", label: "Fall" },
  { key: "is_open_winter", label: "Winter" },
  { key: "open_year_round", label: "Year-round" },
] as const;

export type Season = (typeof SEASONS)[number]["key"];
