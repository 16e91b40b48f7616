import type { LocalizedString } from "@foodshed/sdk/locale";
import {
  ANSWERS,
  BUSINESS_SIZES,
  CERTIFICATE_KINDS,
  CLASSIFICATIONS,
  formatMoney,
  label,
  MARKET_TYPES,
  PAYMENT_METHODS,
  PROCESSING_TYPES,
  PRODUCT_UNITS,
  type ProductUnit,
  ROLES,
  SAFETY_STANDARDS,
  SERVICES,
  unitName,
  VENDOR_ICONS,
  type Weekday,
  weekdayName,
} from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

type Entries = readonly { key: string; display: string }[];

/** What can be ticked in each field that is a list of keys. */
const TICKED: Readonly<Record<string, Entries>> = {
  classifications: CLASSIFICATIONS,
  safety_standards: SAFETY_STANDARDS,
  processing_types: PROCESSING_TYPES,
  services_provided: SERVICES,
  services_needed: SERVICES,
  payment_methods: PAYMENT_METHODS,
  market_types: MARKET_TYPES,
};

/** Names of roles, joined by `+`, before an entry of theirs: `buyer/halal`. */
const OF_ROLES = /^([a-z_]+(?:\+[a-z_]+)*)\/(.+)$/;

/** An entry of a list as a reader reads it. */
export function entryText(field: string, entry: string, t: WidgetTranslate): string {
  if (field === "roles") return roleLabel(entry, t);
  const [, roles, rest] = OF_ROLES.exec(entry) ?? [undefined, undefined, entry];
  const names = roles?.split("+") ?? [];
  if (roles === undefined || !names.every(isRole)) return plainEntry(field, entry, t);
  const of = names.map((name) => roleLabel(name, t)).join(", ");
  return t(strings.entryOfRole, { entry: plainEntry(field, rest ?? "", t), role: of });
}

function plainEntry(field: string, entry: string, t: WidgetTranslate): string {
  const ticked = TICKED[field]?.find(({ key }) => key === entry);
  if (ticked) return label(t, ticked.display);
  if (field === "category" || field === "product_categories") return label(t, entry);
  return field === "products" ? ofCategory(entry, t) : entry;
}

/** "Fruit: Apples", the category in the reader's language. */
function ofCategory(entry: string, t: WidgetTranslate): string {
  const end = entry.indexOf(": ");
  return end < 0
    ? entry
    : `${label(t, entry.slice(0, end))}${t.locale === "fr-CA" ? " " : ""}${entry.slice(end)}`;
}

const isRole = (value: string) => ROLES.some((role) => role.value === value);
function roleLabel(value: string, t: WidgetTranslate): string {
  const role = ROLES.find((one) => one.value === value);
  return role ? label(t, role.label) : value;
}

const NAMES: Readonly<Record<string, LocalizedString>> = {
  in_vendor_gallery: strings.inVendorGallery,
  in_b2b_gallery: strings.inB2bGallery,
  business_scale: strings.businessScale,
  third_party_insurance: strings.thirdPartyInsurance,
  delivery: strings.delivery,
  co_packing: strings.coPacking,
  private_label: strings.privateLabel,
  custom_process: strings.customProcess,
  name_translation: strings.nameTranslation,
  available_from: strings.availableFrom,
  available_to: strings.availableTo,
  quantity: strings.quantity,
  quantity_unit: strings.unit,
  smallest_order: strings.smallestOrder,
  smallest_order_unit: strings.unit,
  price_min_cents: strings.price,
  price_max_cents: strings.highestPrice,
  price_unit: strings.unit,
  delivery_days: strings.deliveryDays,
  specific_directions: strings.directions,
  business_hour_details: strings.hours,
  delivery_details: strings.deliveryDetails,
  specific_directions_translation: strings.directionsTranslated,
  business_hour_details_translation: strings.hoursTranslated,
  delivery_details_translation: strings.deliveryDetailsTranslated,
  language: strings.language,
  masthead: strings.masthead,
  is_open_spring: strings.openSpring,
  is_open_summer: strings.openSummer,
  is_open_fall: strings.openFall,
  is_open_winter: strings.openWinter,
  open_year_round: strings.openYearRound,
  icons: strings.icons,
  kind: strings.certificateKind,
  issuer: strings.issuer,
  number: strings.certificateNumber,
  expires_on: strings.expiresOn,
  hide_personal_info: strings.hidePersonalInfo,
  map_place: strings.mapPlace,
  show_reply_time: strings.showReplyTime,
  description_language: strings.descriptionLanguage,
  description_translation: strings.descriptionTranslation,
  products_language: strings.productsLanguage,
};

/** What a detail is called; one that is newer than this page goes by its name. */
export const detailLabel = (name: string, t: WidgetTranslate): string =>
  NAMES[name] ? t(NAMES[name]) : name;

/** Whose detail it is: a role, or a product or certificate by its name. */
export function ownerText(of: string, t: WidgetTranslate): string {
  return isRole(of) ? roleLabel(of, t) : ofCategory(of, t);
}

const ANSWERED = ["delivery", "co_packing", "private_label", "custom_process"];

/** The value of a detail as a reader reads it. */
export function detailText(name: string, value: string, t: WidgetTranslate): string {
  if (value === "true" || value === "false") return label(t, value === "true" ? "Yes" : "No");
  if (ANSWERED.includes(name)) {
    const answer = ANSWERS.find((one) => String(one.value) === value);
    return answer ? label(t, answer.label) : value;
  }
  if (name.endsWith("_cents")) return formatMoney(Number(value) / 100, t.locale);
  if (name.endsWith("_unit") && value in PRODUCT_UNITS) return unitName(t, value as ProductUnit);
  if (name === "map_place") return t(PLACES[value] ?? strings.mapPlaceExact);
  if (name === "kind") return label(t, CERTIFICATE_KINDS.find(({ key }) => key === value)?.display ?? value);
  if (name.endsWith("language"))
    return new Intl.DisplayNames(t.locale, { type: "language" }).of(value.slice(0, 2)) ?? value;
  return value
    .split(", ")
    .map((one) => labelled(name, one, t))
    .join(", ");
}

const PLACES: Readonly<Record<string, LocalizedString>> = {
  exact: strings.mapPlaceExact,
  area: strings.mapPlaceArea,
  none: strings.mapPlaceNone,
};

function labelled(name: string, value: string, t: WidgetTranslate): string {
  if (name === "delivery_days") return weekdayName(value as Weekday, t.locale);
  const known =
    name === "icons"
      ? VENDOR_ICONS.find(({ key }) => key === value)
      : name === "business_scale" && BUSINESS_SIZES.find((one) => one.value === value);
  return known ? label(t, known.label) : value;
}
