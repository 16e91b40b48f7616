import type { Schema } from "../contract.ts";
import { businessTypeKey } from "../vocabulary/list-filter-keys.ts";
import { type RoleValue, roleCode } from "../vocabulary/roles.ts";
import { type Business, businesses } from "./businesses.ts";

const checklist = (id: number): Schema<"Checklist"> => ({ id, entries: [] });

/** A vendor's highlights with nothing ticked. */
export function vendorHighlight(changes: Partial<Schema<"VendorHighlight">> = {}): Schema<"VendorHighlight"> {
  return {
    id: 61,
    specific_directions: null,
    is_open_spring: false,
    is_open_summer: true,
    is_open_fall: true,
    is_open_winter: false,
    open_year_round: false,
    business_hour_details: null,
    delivery_details: null,
    masthead: null,
    alcoholic_beverages: false,
    dairy_eggs: false,
    delivery: false,
    fish: false,
    fruits_vegetables: false,
    grains: false,
    halal: false,
    kosher: false,
    meat: false,
    non_alcoholic_beverages: false,
    nuts_seeds_herbs: false,
    online_store: false,
    open_seasonally: false,
    organic: false,
    prepared_food: false,
    ...changes,
  };
}

/** One role of a business, with its products and no other details. */
export function profileRole(value: RoleValue, business: Business = businesses[0]): Schema<"Role"> {
  const role_id = business.id * 10 + roleCode(value);
  const trades = value !== "service_provider" && value !== "organization";
  // Every list has an id of its own, whatever roles have it.
  const own = (place: number, ...roles: RoleValue[]) =>
    roles.includes(value) ? checklist(role_id * 10 + place) : null;
  return {
    id: roleCode(value),
    value,
    role_id,
    data: {
      role_details: {
        edited: false,
        business_scale: ["SML"],
        delivery: 2,
        delivery_answered: false,
        third_party_insurance: null,
        co_packing: 3,
        private_label: 3,
        custom_process: 3,
      },
      products: (trades ? business.products : []).map((name, index) => ({
        id: role_id * 10 + index,
        name,
        category: (business.product_category ?? 0) as Schema<"Product">["category"],
        parent: null,
        category_order: 0,
        role_id,
      })),
      payment_methods: own(1, "buyer", "seller", "processor"),
      safety_standards: own(2, "buyer", "seller", "processor"),
      classifications: own(3, "seller", "processor"),
      processing_types: own(4, "processor"),
      market_types: own(5, "processor"),
      highlights: value === "vendor" ? vendorHighlight() : null,
      services_needed: own(6, "service_provider"),
      services_provided: own(7, "service_provider"),
    },
  };
}

/** A business's whole profile as a visitor reads it. */
export function profile(
  business: Business = businesses[0],
  changes: Partial<Schema<"Profile">> = {},
): Schema<"Profile"> {
  const { id, slug, business_name, first_name, last_name, title, phone, description } = business;
  const { address_1, city, postal_code, latitude, longitude } = business;
  return {
    basic: false,
    id,
    account_id: id,
    slug,
    version: 1,
    first_name,
    last_name,
    title,
    business_name,
    email: `info@${slug}.example`,
    phone,
    fax: null,
    cell: null,
    address_1,
    city,
    postal_code,
    latitude,
    longitude,
    province: "Ontario",
    country: "Canada",
    greenbelt_location: false,
    website: `https://${slug}.example/`,
    online_store: null,
    twitter: null,
    instagram: null,
    facebook: null,
    linkedin: null,
    youtube: null,
    description,
    category: business.category.map((name) => ({ value: name, key: businessTypeKey(name), display: name })),
    photo_file_name: null,
    media: { photo: null, photos: [] },
    roles: business.roles.map((value) => profileRole(value, business)),
    organizations: [],
    accounts: [],
    accounts_total: 0,
    contacts: [],
    addresses: [
      {
        id: id * 10,
        description: business_name,
        address_1,
        address_2: null,
        city,
        province: "Ontario",
        postal_code,
        country: "Canada",
        phone,
      },
    ],
    files: [],
    services_needed: [],
    services_provided: [],
    pending_roles: [],
    is_manager: false,
    is_admin: false,
    editable: false,
    published: true,
    onboarding: false,
    hide_personal_info: false,
    silenced: null,
    connection: null,
    onf_users: [],
    last_login: null,
    updated_at: "2026-10-04T15:30:00Z",
    edited_at: "2026-10-04T15:30:00Z",
    ...changes,
  };
}

/** The signed-in account, as headers and forms need it. */
export function basicProfile(
  business: Business = businesses[0],
  changes: Partial<Schema<"BasicProfile">> = {},
): Schema<"BasicProfile"> {
  const { id, slug, business_name, first_name, last_name } = business;
  const { address_1, city, postal_code, latitude, longitude } = business;
  return {
    basic: true,
    id,
    account_id: id,
    slug,
    business_name,
    first_name,
    last_name,
    email: `info@${slug}.example`,
    address_1,
    city,
    postal_code,
    latitude,
    longitude,
    photo_file_name: null,
    roles: business.roles.map((value) => ({
      id: roleCode(value),
      value,
      role_id: id * 10 + roleCode(value),
    })),
    is_manager: false,
    is_admin: false,
    published: true,
    onboarding: false,
    ...changes,
  };
}
