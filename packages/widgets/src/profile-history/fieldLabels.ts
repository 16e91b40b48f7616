import type { LocalizedString } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";

const LABELS: Readonly<Record<string, LocalizedString>> = {
  first_name: strings.firstName,
  last_name: strings.lastName,
  title: strings.title,
  business_name: strings.businessName,
  email: strings.email,
  phone: strings.phone,
  fax: strings.fax,
  cell: strings.cell,
  address_1: strings.address1,
  city: strings.city,
  postal_code: strings.postalCode,
  website: strings.website,
  online_store: strings.onlineStore,
  twitter: strings.social,
  instagram: strings.social,
  facebook: strings.social,
  linkedin: strings.social,
  youtube: strings.social,
  description: strings.description,
  language: strings.language,
  category: strings.category,
  products: strings.products,
  product_categories: strings.productCategories,
  classifications: strings.classifications,
  safety_standards: strings.safetyStandards,
  processing_types: strings.processingTypes,
  services_provided: strings.servicesProvided,
  services_needed: strings.servicesNeeded,
  contacts: strings.contacts,
  addresses: strings.addresses,
};

/** What the forms call a field; one that is newer than this page is called by its name. */
export const fieldLabel = (field: string): LocalizedString | undefined => LABELS[field];
