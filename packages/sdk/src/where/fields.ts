import type { Schema } from "../contract.ts";

export type WhereField = keyof Schema<"ExportedProfile">;

/** What a field holds, which says how it is compared. */
export type FieldType =
  | "text"
  | "list"
  | "date"
  | "number"
  | "postal"
  | "role"
  | "state"
  | "language"
  | "product"
  | "region";

export interface Field {
  type: FieldType;
  /** The field of an export that it reads. */
  reads: WhereField;
}

const text = (reads: WhereField): Field => ({ type: "text", reads });
const list = (reads: WhereField): Field => ({ type: "list", reads });
const date = (reads: WhereField): Field => ({ type: "date", reads });

/** The fields of a query, in the order in which help names them. */
export const FIELDS = {
  name: text("business_name"),
  slug: text("slug"),
  id: { type: "number", reads: "account_id" },
  network: list("organizations"),
  role: { type: "role", reads: "roles" },
  state: { type: "state", reads: "state" },
  category: list("category"),
  product: list("products"),
  product_category: { type: "product", reads: "product_categories" },
  classification: list("classifications"),
  safety_standard: list("safety_standards"),
  processing: list("processing_types"),
  service_offered: list("services_provided"),
  service_needed: list("services_needed"),
  city: text("city"),
  region: { type: "region", reads: "city" },
  postal_code: { type: "postal", reads: "postal_code" },
  language: { type: "language", reads: "language" },
  first_name: text("first_name"),
  last_name: text("last_name"),
  title: text("title"),
  email: text("email"),
  phone: text("phone"),
  website: text("website"),
  description: text("description"),
  created: date("created_at"),
  seen: date("last_login"),
  updated: date("updated_at"),
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

/** Other names of fields: those of exports, and short ones. */
const ALIASES: Record<string, FieldName> = {
  business_name: "name",
  business: "name",
  account_id: "id",
  organization: "network",
  organizations: "network",
  type: "role",
  roles: "role",
  business_type: "category",
  products: "product",
  town: "city",
  county: "region",
  postal: "postal_code",
  created_at: "created",
  last_login: "seen",
  updated_at: "updated",
};

export function fieldNamed(word: string): FieldName | undefined {
  const name = word.toLowerCase();
  if (Object.hasOwn(FIELDS, name)) return name as FieldName;
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
}

/** What may be said to be there: `has phone`. */
export const PARTS = {
  phone: "phone",
  email: "email",
  website: "website",
  description: "description",
  logo: "photo_file_name",
  photo: "photo_file_name",
  address: "address_1",
  city: "city",
  location: "latitude",
  postal_code: "postal_code",
  products: "products",
  network: "organizations",
  store: "online_store",
} as const satisfies Record<string, WhereField>;

export type PartName = keyof typeof PARTS;

/** Words that are a whole test. */
export const WORDS = {
  claimed: ["state", (value: unknown) => value !== "unclaimed"],
  unclaimed: ["state", (value: unknown) => value === "unclaimed"],
  active: ["state", (value: unknown) => value === "active"],
  unverified: ["state", (value: unknown) => value === "unverified"],
  disabled: ["state", (value: unknown) => value === "disabled"],
  closed: ["state", (value: unknown) => value === "closed"],
  published: ["published", (value: unknown) => value === true],
  unpublished: ["published", (value: unknown) => value === false],
  hidden: ["hide_personal_info", (value: unknown) => value === true],
  greenbelt: ["greenbelt_location", (value: unknown) => value === true],
} as const satisfies Record<string, readonly [WhereField, (value: unknown) => boolean]>;

export type WordName = keyof typeof WORDS;
