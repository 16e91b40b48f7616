import type { Schema } from "@foodshed/sdk";

export type ExportedProfile = Schema<"ExportedProfile">;
/** What only queries look at is no field of an export. */
export type ExportField = Exclude<keyof ExportedProfile, "published" | "distance_km">;

// The contract's types do not exist at run time: this table names its fields, and the type-check that it is whole.
const FIELDS: Record<ExportField, true> = {
  id: true,
  account_id: true,
  slug: true,
  business_name: true,
  first_name: true,
  last_name: true,
  title: true,
  email: true,
  phone: true,
  fax: true,
  cell: true,
  address_1: true,
  city: true,
  postal_code: true,
  province: true,
  country: true,
  latitude: true,
  longitude: true,
  greenbelt_location: true,
  website: true,
  online_store: true,
  twitter: true,
  instagram: true,
  facebook: true,
  linkedin: true,
  youtube: true,
  description: true,
  category: true,
  roles: true,
  products: true,
  product_categories: true,
  availability: true,
  classifications: true,
  safety_standards: true,
  processing_types: true,
  services_provided: true,
  services_needed: true,
  organizations: true,
  photo_file_name: true,
  hide_personal_info: true,
  state: true,
  created_at: true,
  last_login: true,
  updated_at: true,
  language: true,
  version: true,
};

/** Every field of an export, in its usual order. */
export const EXPORT_FIELDS = Object.keys(FIELDS) as ExportField[];

export function isExportField(name: string): name is ExportField {
  return Object.hasOwn(FIELDS, name);
}

const TIME_FIELDS: readonly ExportField[] = ["created_at", "last_login", "updated_at"];

/** Whether a field holds a time, which spreadsheets get as one. */
export function isTimeField(field: ExportField): boolean {
  return TIME_FIELDS.includes(field);
}
