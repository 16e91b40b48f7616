import type { Schema } from "@foodshed/sdk";
import type { Column } from "@foodshed/sdk/members";

export type UpdateField = Schema<"ProfileUpdateField">;
export type UpdateValues = Schema<"ProfileUpdateValues">;
export type UpdateValue = Schema<"ProfileFieldValue">;

type Form = "text" | "phone" | "lines" | "list" | "address" | "language";

/** Every field that an update may change, in the order of plans, and how its cells are read. The type-check holds it whole. */
const FORMS: Record<UpdateField, Form> = {
  first_name: "text",
  last_name: "text",
  title: "text",
  business_name: "text",
  email: "text",
  phone: "phone",
  fax: "phone",
  cell: "phone",
  address_1: "text",
  city: "text",
  postal_code: "text",
  website: "address",
  online_store: "address",
  twitter: "text",
  instagram: "text",
  facebook: "text",
  linkedin: "text",
  youtube: "text",
  description: "lines",
  language: "language",
  category: "list",
  products: "list",
  product_categories: "list",
  classifications: "list",
  safety_standards: "list",
  processing_types: "list",
  services_provided: "list",
  services_needed: "list",
  organizations: "list",
};

export const UPDATE_FIELDS = Object.keys(FORMS) as UpdateField[];

export const formOf = (field: UpdateField): Form => FORMS[field];

export function isUpdateField(name: string): name is UpdateField {
  return Object.hasOwn(FORMS, name);
}

/** Names a person and a business. A members file has them to be recognized by, so that only an export, or a flag, changes them. */
export const NAMING: readonly UpdateField[] = ["first_name", "last_name", "title", "business_name", "email"];

/** What the columns of a members file are called in a profile. */
export const FIELD_OF_COLUMN: Partial<Record<Column, UpdateField>> = {
  first_name: "first_name",
  last_name: "last_name",
  title: "title",
  business_name: "business_name",
  language: "language",
  phone: "phone",
  website: "website",
  street: "address_1",
  city: "city",
  postal_code: "postal_code",
  description: "description",
  products: "products",
  categories: "category",
  networks: "organizations",
};
