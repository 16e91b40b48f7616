import type { Schema } from "../contract.ts";
import type { BusinessTypeName } from "../vocabulary/business-types.ts";
import type { CategoryId } from "../vocabulary/classified-categories.ts";
import type { RoleValue } from "../vocabulary/roles.ts";

export interface Business {
  id: number;
  slug: string;
  business_name: string;
  first_name: string;
  last_name: string;
  title: string;
  city: string;
  address_1: string;
  postal_code: string;
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
  phone: string;
  description: string;
  roles: RoleValue[];
  category: BusinessTypeName[];
  product_category: CategoryId | null;
  products: string[];
}

/** Businesses that could be Ontario's. The first is the one that fixtures are signed in as. */
export const businesses = [
  {
    id: 412,
    slug: "maple-hill-orchard",
    business_name: "Maple Hill Orchard",
    first_name: "Ada",
    last_name: "Okafor",
    title: "Owner",
    city: "Elora",
    address_1: "7412 Wellington Road 21",
    postal_code: "N0B 1S0",
    latitude: 43.684,
    longitude: -80.43,
    phone: "519-555-0142",
    description:
      "Heritage apples and fresh cider from the hills above Elora. Pick your own on weekends from late August.",
    roles: ["seller", "vendor"],
    category: ["Grower/Producer", "Pick-Your-Own"],
    product_category: 4,
    products: ["Northern Spy apples", "Sweet cider", "Bosc pears"],
  },
  {
    id: 413,
    slug: "north-fork-dairy",
    business_name: "North Fork Dairy",
    first_name: "Lou",
    last_name: "Tremblay",
    title: "Cheesemaker",
    city: "Thunder Bay",
    address_1: "118 Rosslyn Road",
    postal_code: "P7K 0G5",
    latitude: 48.38,
    longitude: -89.25,
    phone: "807-555-0117",
    description:
      "Raw-milk gouda and crème fraîche from forty Jersey cows. We also make cheese to order for other dairies.",
    roles: ["processor", "seller"],
    category: ["Processor", "Custom Processor"],
    product_category: 2,
    products: ["Aged gouda", "Crème fraîche", "Cheese curds"],
  },
  {
    id: 414,
    slug: "the-copper-ladle",
    business_name: "The Copper Ladle",
    first_name: "Mireille",
    last_name: "Fontaine",
    title: "Chef",
    city: "Ottawa",
    address_1: "25 Murray Street",
    postal_code: "K1N 9M5",
    latitude: 45.428,
    longitude: -75.692,
    phone: "613-555-0199",
    description: "A dining room of thirty seats that cooks from what the valley grows.",
    roles: ["buyer"],
    category: ["Restaurant", "Chef"],
    product_category: 10,
    products: ["Heirloom carrots", "Pastured lamb"],
  },
  {
    id: 415,
    slug: "greenbelt-cold-chain",
    business_name: "Greenbelt Cold Chain",
    first_name: "Harjit",
    last_name: "Sandhu",
    title: "Dispatcher",
    city: "Bolton",
    address_1: "90 Healey Road",
    postal_code: "L7E 5A8",
    latitude: 43.86,
    longitude: -79.73,
    phone: "905-555-0133",
    description:
      "Refrigerated pickup and delivery for small shipments, twice a week between Windsor and Kingston.",
    roles: ["service_provider"],
    category: ["Logistics", "Transportation/Climate Control"],
    product_category: null,
    products: [],
  },
  {
    id: 416,
    slug: "bay-of-quinte-local-food",
    business_name: "Bay of Quinte Local Food",
    first_name: "Nora",
    last_name: "Whitfield",
    title: "Coordinator",
    city: "Belleville",
    address_1: "4 Market Square",
    postal_code: "K8N 1E2",
    latitude: 44.163,
    longitude: -77.383,
    phone: "613-555-0171",
    description: "The buy-local network of Hastings, Prince Edward and Lennox & Addington.",
    roles: ["organization"],
    category: ["Regional Food Network"],
    product_category: null,
    products: [],
  },
  {
    id: 417,
    slug: "manitou-fish-company",
    business_name: "Manitou Fish Company",
    first_name: "Joseph",
    last_name: "Pelletier",
    title: "Captain",
    city: "Little Current",
    address_1: "31 Water Street East",
    postal_code: "P0P 1K0",
    latitude: 45.98,
    longitude: -81.925,
    phone: "705-555-0128",
    description: "Lake whitefish and trout, caught in the North Channel and smoked over maple on the dock.",
    roles: ["vendor", "seller", "processor"],
    category: ["Processor", "Retail Operator/Shop"],
    product_category: 3,
    products: ["Smoked whitefish", "Lake trout"],
  },
] as const satisfies Business[];

/** How other things name a business. */
export function accountRef({ id, slug, business_name }: Business): Schema<"AccountRef"> {
  return { id, slug, business_name };
}

/** A business as requests and lists show it. */
export function accountCard(business: Business): Schema<"AccountCard"> {
  return { ...accountRef(business), photo_file_name: null, product_category: business.product_category };
}
