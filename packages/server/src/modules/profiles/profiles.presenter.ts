import type { components } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import {
  businessTypeKey,
  COUNTRY,
  DELIVERY_DEFAULT,
  displayOf,
  isRoleCode,
  PROVINCE,
  roleByCode,
  VENDOR_ICONS,
} from "@foodshed/sdk/vocabulary";
import type { ChecklistType } from "../../infra/db/tables/profiles.ts";
import { isPostalArea } from "../../infra/geo/geocoding.ts";
import type { Images } from "../../infra/images/images.ts";
import { toCertificate } from "../certificates/certificates.presenter.ts";
import { withAvailability } from "../products/availability.ts";
import { CHECKLIST_ENTRIES } from "./checklist-entries.ts";
import type { ConnectedJson, ProfileRow } from "./profiles.queries.ts";

type Schemas = components["schemas"];
type Profile = Schemas["Profile"];
type Role = Profile["roles"][number];
type RoleRow = ProfileRow["roles"][number];

/** The caller's relation to the profile. */
export interface Viewing {
  /** May edit it, and so sees all of it. */
  editable: boolean;
  /** Is the business itself. */
  own: boolean;
  silenced: Date | null;
  connection: Profile["connection"];
  /** Is an administrator of the service. */
  administrator: boolean;
  /** The person who looks, where they are with the business. */
  person: { userId: number; reminders: boolean } | null;
}

const orNull = (text: string | null | undefined) => (text ? text : null);

/** A profile as the contract describes it, with what this caller may not see left out. */
export function toProfile(row: ProfileRow, viewing: Viewing, images: Images, publicUrl: string): Profile {
  const { editable, own, person } = viewing;
  const hidden = row.hide_personal_info && !editable;
  const unplaced = row.map_place === "none" && !editable;
  const personal = (text: string | null | undefined) => (hidden ? null : orNull(text));
  // Whom a manager user manages is between the two of them.
  const mayBeSeen = ({ in_network }: ConnectedJson) => editable || in_network;
  const hasAddress = Boolean(row.address_1 && row.city && row.postal_code);
  const services = row.roles.find(({ code }) => code === 3);
  return {
    basic: false,
    id: row.id,
    account_id: row.id,
    slug: row.slug,
    version: row.version,
    first_name: personal(row.first_name),
    last_name: personal(row.last_name),
    title: personal(row.title),
    business_name: row.business_name,
    email: personal(row.email),
    phone: personal(row.phone),
    fax: personal(row.fax),
    cell: personal(row.cell),
    address_1: personal(row.address_1),
    city: orNull(row.city),
    postal_code: personal(row.postal_code),
    latitude: hidden || unplaced ? null : row.latitude,
    longitude: hidden || unplaced ? null : row.longitude,
    province: hasAddress ? PROVINCE : null,
    country: hasAddress ? COUNTRY : null,
    greenbelt_location: row.greenbelt_location,
    website: orNull(row.website),
    online_store: orNull(row.online_store),
    twitter: orNull(row.twitter),
    instagram: orNull(row.instagram),
    facebook: orNull(row.facebook),
    linkedin: orNull(row.linkedin),
    youtube: orNull(row.youtube),
    description: orNull(row.description),
    description_language: row.description_language,
    description_translation: orNull(row.description_translation),
    products_language: row.products_language ?? row.description_language,
    category: row.business_types.map((type) => ({
      value: type,
      key: businessTypeKey(type),
      display: type,
    })),
    photo_file_name: row.photo && images.address(row.photo),
    media: {
      photo: row.photo && images.describe(row.photo),
      photos: row.gallery.map((photo) => toGalleryPhoto(photo, images)),
    },
    roles: row.roles.flatMap((role) => toRole(role, row.description_language) ?? []),
    pending_roles: editable ? row.pending_roles.filter(isRoleCode) : [],
    organizations: row.organizations.filter(mayBeSeen).map((other) => toConnected(other, images)),
    accounts: row.members.filter(mayBeSeen).map((other) => toConnected(other, images)),
    accounts_total: row.members.every(mayBeSeen) ? row.members_total : 0,
    contacts: hidden ? [] : row.contacts.map(toContact),
    addresses: row.addresses.map((address) => toAddress(address, hidden)),
    files: row.files.map(({ id, name, size, media_type }) => ({
      id,
      file_data: {
        name,
        src: `${publicUrl}/api/v1/files/content/${id}`,
        public: true,
        size,
        content_type: media_type,
      },
    })),
    services_needed: services ? ticked(services, "services_needed") : [],
    services_provided: services ? ticked(services, "services_provided") : [],
    is_manager: row.is_manager,
    is_admin: isAdministrator(row, person?.userId),
    editable,
    published: row.published_at !== null,
    onboarding: own && row.onboarding,
    hide_personal_info: row.hide_personal_info,
    map_place: row.map_place,
    on_map: toMapPlace(row),
    silenced: viewing.silenced?.toISOString() ?? null,
    connection: viewing.connection,
    onf_users: seesPeople(row, viewing)
      ? row.users.map(({ id, email, first_name, last_name }) => ({
          id,
          email,
          first_name: orNull(first_name),
          last_name: orNull(last_name),
        }))
      : [],
    last_login: editable ? (row.last_login_at?.toISOString() ?? null) : null,
    updated_at: row.updated_at.toISOString(),
    certificates: row.certificates.map((certificate) => toCertificate(certificate, publicUrl)),
    certificate_reminders: person?.reminders ?? null,
    replies_within: row.show_reply_time ? row.replies_within : null,
    show_reply_time: row.show_reply_time,
    reply_times: own ? toReplyTimes(row) : null,
    edited_at: row.edited_at.toISOString(),
  } satisfies Required<Profile>;
}

/** Who hides personal data hides from its managers who acts for the business. */
const seesPeople = (row: ProfileRow, { editable, own, administrator }: Viewing) =>
  editable && (own || administrator || !row.hide_personal_info);

/** Of several people of a business, not all need to administer the service. */
const isAdministrator = ({ users }: ProfileRow, userId: number | undefined) =>
  users.some(({ id, is_admin }) => is_admin && id === userId);

/** Where everybody sees the business. Of those that hide their address nothing more exact than the postal area is stored. */
function toMapPlace({ map_place, latitude, longitude, postal_code }: ProfileRow): Schemas["OnMap"] {
  if (map_place === "none" || latitude === null || longitude === null) return null;
  return { latitude, longitude, approximate: isPostalArea({ latitude, longitude }, postal_code) };
}

function toReplyTimes({ reply_times, replies_within }: ProfileRow): Required<Profile>["reply_times"] {
  if (!reply_times) return null;
  const { median_seconds, computed_at, ...counts } = reply_times;
  return {
    ...counts,
    replies_within,
    median_minutes: median_seconds === null ? null : Math.round(median_seconds / 60),
    computed_at: new Date(computed_at).toISOString(),
  };
}

/** The part of one's own profile that a page header needs. */
export function toBasicProfile(
  row: ProfileRow,
  userId: number | undefined,
  images: Images,
): Schemas["BasicProfile"] {
  return {
    basic: true,
    id: row.id,
    account_id: row.id,
    slug: row.slug,
    business_name: row.business_name,
    first_name: orNull(row.first_name),
    last_name: orNull(row.last_name),
    email: orNull(row.email),
    address_1: orNull(row.address_1),
    city: orNull(row.city),
    postal_code: orNull(row.postal_code),
    latitude: row.latitude,
    longitude: row.longitude,
    photo_file_name: row.photo && images.address(row.photo),
    roles: row.roles.flatMap(({ id, code }) =>
      isRoleCode(code) ? [{ id: code, value: roleByCode(code).value, role_id: id }] : [],
    ),
    is_manager: row.is_manager,
    is_admin: isAdministrator(row, userId),
    published: row.published_at !== null,
    onboarding: row.onboarding,
  } satisfies Required<Schemas["BasicProfile"]>;
}

export function toContact(row: ProfileRow["contacts"][number]): Schemas["Contact"] {
  return {
    id: row.id,
    name: orNull(row.name),
    position: orNull(row.position),
    phone: orNull(row.phone),
    fax: orNull(row.fax),
    cell: orNull(row.cell),
    email: orNull(row.email),
  } satisfies Required<Schemas["Contact"]>;
}

/** A location; of one that is hidden only its name, city, province and country. */
export function toAddress(row: ProfileRow["addresses"][number], hidden = false): Schemas["Address"] {
  const personal = (text: string) => (hidden ? null : orNull(text));
  return {
    id: row.id,
    description: orNull(row.description),
    address_1: personal(row.address_1),
    address_2: personal(row.address_2),
    city: orNull(row.city),
    province: orNull(row.province),
    postal_code: personal(row.postal_code),
    country: orNull(row.country),
    phone: personal(row.phone),
  } satisfies Required<Schemas["Address"]>;
}

/** A gallery photo with its picture's key and size. */
export interface GalleryRow {
  id: number;
  in_vendor_gallery: boolean;
  in_b2b_gallery: boolean;
  key: string;
  width: number;
  height: number;
}

export function toGalleryPhoto(row: GalleryRow, images: Images): Schemas["GalleryPhoto"] {
  return {
    id: row.id,
    photo_file_name: images.address(row),
    image: images.describe(row),
    showInGallery: { vendor: row.in_vendor_gallery, b2b: row.in_b2b_gallery },
  };
}

/** @param described the language of the profile's description */
function toRole(row: RoleRow, described: Locale | null): Role | undefined {
  const { id, code, details, highlights } = row;
  if (!isRoleCode(code) || !details) return undefined;
  const choice = (value: number | null) => (value ?? 3) as 1 | 2 | 3;
  return {
    id: code,
    value: roleByCode(code).value,
    role_id: id,
    data: {
      role_details: {
        edited: details.edited,
        business_scale: details.business_scale as Schemas["BusinessScale"][],
        delivery: choice(details.delivery ?? DELIVERY_DEFAULT),
        delivery_answered: details.delivery !== null,
        third_party_insurance: details.third_party_insurance,
        co_packing: choice(details.co_packing),
        private_label: choice(details.private_label),
        custom_process: choice(details.custom_process),
      },
      products: row.products.map(({ position, ...product }) => ({
        ...withAvailability(product),
        ...(position !== null && { position }),
        name_translation: orNull(product.name_translation),
      })),
      payment_methods: checklist(row, "payment_methods"),
      safety_standards: checklist(row, "safety_standards"),
      classifications: checklist(row, "classifications"),
      processing_types: checklist(row, "processing_types"),
      market_types: checklist(row, "market_types"),
      highlights: highlights && toHighlight(highlights, described),
      services_needed: checklist(row, "services_needed"),
      services_provided: checklist(row, "services_provided"),
    },
  };
}

function checklist(row: RoleRow, kind: ChecklistType): Schemas["Checklist"] | null {
  const found = row.checklists.find((one) => one.kind === kind);
  return found ? { id: found.id, entries: ticked(row, kind) } : null;
}

/** In the vocabulary's order, whatever order they were ticked in. */
function ticked(row: RoleRow, kind: ChecklistType): { value: string; display: string }[] {
  const keys = row.checklists.find((one) => one.kind === kind)?.keys ?? [];
  const entries = CHECKLIST_ENTRIES[kind];
  const place = (key: string) => entries.findIndex((entry) => entry.key === key);
  return [...keys]
    .sort((a, b) => place(a) - place(b))
    .map((key) => ({ value: key, display: displayOf(entries, key) }));
}

/** @param described the language of the profile's description */
function toHighlight(
  row: NonNullable<RoleRow["highlights"]>,
  described: Locale | null,
): Schemas["VendorHighlight"] {
  const icons = Object.fromEntries(VENDOR_ICONS.map(({ key }) => [key, row.icons.includes(key)]));
  return {
    ...(icons as Record<(typeof VENDOR_ICONS)[number]["key"], boolean>),
    id: row.id,
    specific_directions: orNull(row.specific_directions),
    is_open_spring: row.is_open_spring,
    is_open_summer: row.is_open_summer,
    is_open_fall: row.is_open_fall,
    is_open_winter: row.is_open_winter,
    open_year_round: row.open_year_round,
    business_hour_details: orNull(row.business_hour_details),
    delivery_details: orNull(row.delivery_details),
    language: row.language ?? described,
    specific_directions_translation: orNull(row.specific_directions_translation),
    business_hour_details_translation: orNull(row.business_hour_details_translation),
    delivery_details_translation: orNull(row.delivery_details_translation),
    masthead: row.masthead as Schemas["Masthead"] | null,
  };
}

function toConnected(row: ConnectedJson, images: Images): Schemas["ConnectedBusiness"] {
  return {
    connection_id: row.connection_id,
    id: row.id,
    slug: row.slug,
    business_name: row.business_name,
    photo_file_name: row.photo && images.address(row.photo),
    product_category: row.product_category,
  };
}
