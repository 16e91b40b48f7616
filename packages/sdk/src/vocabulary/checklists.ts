import type { RoleValue } from "./roles.ts";

export interface ChecklistEntry {
  /** The name of the flag on the wire. */
  readonly key: string;
  readonly display: string;
}

export const PAYMENT_METHODS = [
  { key: "credit_debit", display: "Credit/Debit" },
  { key: "cash_on_delivery", display: "Cash on Delivery" },
  { key: "purchase_order_invoice", display: "Purchase Order/Invoice" },
] as const satisfies readonly ChecklistEntry[];

export const CLASSIFICATIONS = [
  { key: "allergies_special_diets", display: "Appropriate for Allergies/Special Diets" },
  { key: "certified_organic", display: "Certified Organic" },
  { key: "halal", display: "Halal" },
  { key: "kosher", display: "Kosher" },
  { key: "artisanspecialty", display: "Artisan Specialty" },
] as const satisfies readonly ChecklistEntry[];

export const SAFETY_STANDARDS = [
  { key: "brc", display: "BRC" },
  { key: "can_trace", display: "Can-Trace" },
  { key: "federally_inspected", display: "Federally Inspected" },
  { key: "fpa_safe", display: "FPA-SAFE" },
  { key: "gap", display: "GAP" },
  { key: "gfcp", display: "GFCP" },
  { key: "global_gap", display: "GlobalG.A.P." },
  { key: "gmp", display: "GMP" },
  { key: "haccp", display: "HACCP" },
  { key: "iso", display: "ISO" },
  { key: "none", display: "None" },
  { key: "ppm150", display: "PPM 150" },
  { key: "provincially_inspected", display: "Provincially Inspected" },
  { key: "sqf", display: "SQF" },
  { key: "sqf_1000", display: "SQF 1000" },
  { key: "sqf_2000", display: "SQF 2000" },
] as const satisfies readonly ChecklistEntry[];

export const PROCESSING_TYPES = [
  { key: "abattoir_services", display: "Abattoir Services" },
  { key: "baking", display: "Baking" },
  { key: "brewing", display: "Brewing" },
  { key: "canning", display: "Canning" },
  { key: "cheese_making", display: "Cheese Making" },
  { key: "chopping_dicing_slicing", display: "Chopping/Dicing/Slicing" },
  { key: "cooking", display: "Cooking" },
  { key: "curing", display: "Curing" },
  { key: "distilling", display: "Distilling" },
  { key: "drying", display: "Drying" },
  { key: "freezing", display: "Freezing" },
  { key: "further_meat_processing", display: "Further Meat Processing" },
  { key: "juicing_pressing", display: "Juicing/Pressing" },
  { key: "milling", display: "Milling" },
  { key: "other", display: "Other" },
  { key: "other_dairy_processing", display: "Other Dairy Processing" },
  { key: "packing", display: "Packing" },
  { key: "peeling", display: "Peeling" },
  { key: "pureeing", display: "Pureeing" },
  { key: "smoking", display: "Smoking" },
  { key: "wine_making", display: "Wine Making" },
] as const satisfies readonly ChecklistEntry[];

/** The formats that a processor packs for. */
export const MARKET_TYPES = [
  { key: "further_processing", display: "Further Processing" },
  { key: "large_scale_food_service", display: "Large-Scale Food Service" },
  { key: "restaurants_food_service", display: "Restaurants or Food Service" },
  { key: "retail", display: "Retail" },
] as const satisfies readonly ChecklistEntry[];

/** Services that are offered or wanted; both lists use the same keys. */
export const SERVICES = [
  { key: "abattoir_services", display: "Abattoir Services (Meat)" },
  { key: "advertising_marketing_promotions", display: "Advertising/Marketing/Promotions" },
  { key: "cold_storage", display: "Cold Storage" },
  { key: "consolidation_aggregation_hub", display: "Consolidation/Aggregation Hub" },
  { key: "delivery", display: "Delivery" },
  { key: "frozen_storage", display: "Frozen Storage" },
  { key: "full_service_distribution", display: "Full-Service Distribution" },
  { key: "other_specialised_storage", display: "Other Specialised Storage" },
  { key: "post_harvest_handling_packing", display: "Post-Harvest Handling/Packing" },
  { key: "processing", display: "Processing" },
  { key: "sharing_purchase_orders", display: "Sharing Purchase Orders" },
  { key: "transportation_climate_control", display: "Transportation/Climate Control" },
  { key: "warehousing", display: "Warehousing" },
] as const satisfies readonly ChecklistEntry[];

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]["key"];
export type Classification = (typeof CLASSIFICATIONS)[number]["key"];
export type SafetyStandard = (typeof SAFETY_STANDARDS)[number]["key"];
export type ProcessingType = (typeof PROCESSING_TYPES)[number]["key"];
export type MarketType = (typeof MARKET_TYPES)[number]["key"];
export type Service = (typeof SERVICES)[number]["key"];

/** Safety standards as a role's list shows them: "None" comes last, except for processors, where it keeps its place. */
export function safetyStandardsFor(role?: RoleValue): readonly (typeof SAFETY_STANDARDS)[number][] {
  if (role === "processor") return SAFETY_STANDARDS;
  return [
    ...SAFETY_STANDARDS.filter(({ key }) => key !== "none"),
    ...SAFETY_STANDARDS.filter(({ key }) => key === "none"),
  ];
}

/** What a checklist's key reads like; an unknown key is shown as it is. */
export function displayOf(list: readonly ChecklistEntry[], key: string): string {
  return list.find((entry) => entry.key === key)?.display ?? key;
}
