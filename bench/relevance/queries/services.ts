// What somebody does for other businesses, or what kind of business is looked for.
import { all, any, business, grades, isA, mentions, type Offer, offers, role, sells } from "../grading.ts";
import { type ProfileQuery, queries } from "../query.ts";
import * as t from "./things.ts";

export const BAKERY = /(bakery|bakehouse|bread(works)?|baking company|p[âa]tisserie|bake shop|oven)$/i;
export const storage: Offer = {
  services: ["cold_storage"],
  words: /cold stor(age|e)|cold room|controlled-atmosphere|pallet places/i,
  related: isA("Transportation/Climate Control", "Packaging/Shipping"),
};
export const frozen: Offer = {
  services: ["frozen_storage"],
  words: /freezer|frozen storage|blast freez/i,
  related: (one) => isA("Transportation/Climate Control")(one),
};
export const abattoir: Offer = {
  services: ["abattoir_services"],
  processing: ["abattoir_services"],
  words: /abattoir|slaughter/i,
  related: mentions(/butcher|custom cuts|meats\b/i),
};
export const butchering: Offer = {
  processing: ["further_meat_processing", "abattoir_services"],
  words: /butcher|custom cuts|meats\b|meat company/i,
  related: mentions(/salumeria|charcuterie|smokehouse/i),
};
export const trucking: Offer = {
  services: ["transportation_climate_control", "delivery", "full_service_distribution"],
  types: ["Logistics"],
  words: /trucks|cartage|freight|haulage|courier|transport/i,
  related: isA("Distributor"),
};
export const reefer: Offer = {
  services: ["transportation_climate_control"],
  close: isA("Transportation/Climate Control"),
  words: /refrigerated (truck|freight)|cold chain|reefer/i,
  related: isA("Logistics", "Distributor"),
};
export const distribution: Offer = {
  services: ["full_service_distribution"],
  types: ["Distributor"],
  words: /distribut/i,
  close: isA("Aggregator or Hub"),
  related: isA("Wholesale", "Logistics"),
};
export const warehousing: Offer = {
  services: ["warehousing"],
  words: /warehous/i,
  related: mentions(/cold store|storage|freezers/i),
};
export const packing: Offer = {
  types: ["Packer", "Custom Processor"],
  words: /co-pack|contract food|private label|own label|packing company/i,
  close: (one) => offers({ processing: ["packing"] })(one) === 3,
  related: isA("Processor"),
};
export const marketing: Offer = {
  services: ["advertising_marketing_promotions"],
  types: ["Marketing/Advertising"],
  words: /marketing|branding|creative\b|communications/i,
  related: isA("Other Support Industry"),
};
export const milling: Offer = {
  processing: ["milling"],
  words: /(flour|grist) mill|milling|stone-ground/i,
  related: (one) => sells(t.flour)(one) > 1,
};
export const juicing: Offer = {
  processing: ["juicing_pressing"],
  words: /\bpress\b|cider mill|juice company/i,
  related: (one) => sells(t.juice)(one) > 1,
};
export const canning: Offer = {
  processing: ["canning"],
  words: /canning|hot-fill|co-pack/i,
  related: isA("Custom Processor"),
};
export const vegetableCutting: Offer = {
  processing: ["chopping_dicing_slicing", "peeling"],
  words: /fresh cut|cutting room|diced|peeled/i,
  related: isA("Packer", "Custom Processor"),
};
export const smoking: Offer = {
  processing: ["smoking"],
  words: /smokehouse|smoked/i,
  related: isA("Custom Processor"),
};
export const equipment: Offer = {
  types: ["Equipment/Machinery Sales"],
  words: /equipment|machinery|implements|tractor/i,
  related: isA("Input Provider"),
};

export const services: ProfileQuery[] = queries("services", "en", [
  ["cold storage", offers(storage)],
  ["abattoir", offers(abattoir)],
  ["custom butchering", offers(butchering)],
  ["refrigerated trucking", offers(reefer)],
  ["food distributors", offers(distribution)],
  ["warehousing", offers(warehousing)],
  ["co-packer", offers(packing)],
  ["marketing agency", offers(marketing)],
  ["flour milling", offers(milling)],
  ["apple pressing", offers(juicing)],
  ["canning services", offers(canning)],
  ["vegetable chopping and peeling", offers(vegetableCutting)],
  ["meat smoking", offers(smoking)],
  ["farm equipment", offers(equipment)],
  [
    "delivery",
    offers({
      services: ["delivery"],
      types: ["Logistics"],
      words: /\bdeliver/i,
      related: isA("Distributor"),
    }),
  ],
  [
    "food hub",
    business(
      ["Aggregator or Hub"],
      /food hub|collective|co-operative|food link|harvest hub/i,
      isA("Distributor", "Co-op"),
    ),
  ],
  ["bakery", business(["Bakery"], BAKERY, (one) => sells(t.bread)(one) > 1)],
  ["brewery", business(["Brewery"], /brew/i, (one) => sells(t.beer)(one) > 1)],
  ["winery", business(["Winery"], /winery|vineyard|cellars/i, (one) => sells(t.wine)(one) > 1)],
  [
    "farmers market",
    business(["Farmers' Market"], /farmers' market|saturday market|public market/i, isA("On-Farm Market")),
  ],
  ["greenhouse", business(["Greenhouse"], /greenhouse|hothouse|hydroponic/i, isA("Nursery"))],
  [
    "food bank",
    business(["Food Bank"], /food (bank|share|cupboard)|good food box|pantry/i, isA("Group Purchasing")),
  ],
  [
    "seed supplier",
    grades({
      3: any((one) => sells(t.seeds)(one) === 3, all(isA("Input Provider"), mentions(/seed/i))),
      2: isA("Input Provider"),
      1: (one) => sells(t.seedlings)(one) === 3,
    }),
  ],
  [
    "food safety consultant",
    grades({
      3: all(role("service_provider"), mentions(/food safety|haccp/i)),
      2: all(role("service_provider"), mentions(/consulting|advisory|\blabs?\b/i)),
      1: isA("Other Support Industry"),
    }),
  ],
  [
    "label printing",
    grades({
      3: all(role("service_provider"), mentions(/label/i)),
      2: isA("Packaging/Shipping"),
      1: isA("Other Support Industry", "Marketing/Advertising"),
    }),
  ],
  ["helicopter crop dusting", () => 0, "unanswered"],
]);
