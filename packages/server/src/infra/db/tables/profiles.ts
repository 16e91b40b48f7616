import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import type { ReplyTime } from "@foodshed/sdk/vocabulary";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Created, Day, Json, NullableTimestamp, Timestamp } from "./columns.ts";

export interface ProfileTables {
  accounts: AccountsTable;
  account_business_types: AccountBusinessTypesTable;
  roles: RolesTable;
  role_requests: RoleRequestsTable;
  role_details: RoleDetailsTable;
  checklists: ChecklistsTable;
  vendor_highlights: VendorHighlightsTable;
  products: ProductsTable;
  contacts: ContactsTable;
  addresses: AddressesTable;
  images: ImagesTable;
  replaced_pictures: ReplacedPicturesTable;
  gallery_photos: GalleryPhotosTable;
  files: FilesTable;
  file_readers: FileReadersTable;
  profile_changes: ProfileChangesTable;
  profile_field_changes: ProfileFieldChangesTable;
  reply_times: ReplyTimesTable;
  certificates: CertificatesTable;
}

/** A business and its profile. */
export interface AccountsTable {
  id: Generated<number>;
  /** Made from the business name, never changed. */
  slug: string;
  business_name: string;
  /** The name without accents, apostrophes and letter case. */
  name_key: GeneratedAlways<string>;
  /** The name without spaces, legal form and small words, by which similar businesses are found. */
  loose_name_key: GeneratedAlways<string>;
  /** What administrators find an account by: its name, person and slug, without accents, apostrophes and letter case. */
  find_key: GeneratedAlways<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  /** Job title. */
  title: Generated<string>;
  /** The address that the profile shows, not the login. */
  email: string | null;
  phone: string | null;
  fax: string | null;
  cell: string | null;
  website: string | null;
  online_store: string | null;
  twitter: string | null;
  instagram: string | null;
  facebook: string | null;
  linkedin: string | null;
  youtube: string | null;
  description: Generated<string>;
  /** Chosen or recognized; null where neither is certain. */
  description_language: Generated<Locale | null>;
  /** The description in the other language. */
  description_translation: Generated<string>;
  /** The chosen language of the products' names; null for that of the description. */
  products_language: Generated<Locale | null>;
  address_1: string | null;
  city: string | null;
  postal_code: string | null;
  /** Degrees; null until a location is known. */
  latitude: number | null;
  longitude: number | null;
  greenbelt_location: Generated<boolean>;
  /** Personal names, phones and the e-mail address stay with the owner, managers and administrators. */
  hide_personal_info: Generated<boolean>;
  /** Where maps and distances place the business; those that hide their address are never `exact`. */
  map_place: Generated<Schema<"MapPlace">>;
  /** How soon it usually replies, as of last night; null where that is not known or takes too long. */
  replies_within: ReplyTime | null;
  /** Others see `replies_within`. */
  show_reply_time: Generated<boolean>;
  is_manager: Generated<boolean>;
  /** The getting-started stepper is still wanted. */
  onboarding: Generated<boolean>;
  /** The profile picture's key in `images`. */
  photo_key: string | null;
  /** Place among the featured profiles, lowest first; null when not featured. */
  featured_rank: number | null;
  partner_rank: number | null;
  /** Null hides the profile from all but its owner, managers and administrators. */
  published_at: NullableTimestamp;
  /** While the account is disabled or closed: `published_at` as it was. */
  published_before_disabling: NullableTimestamp;
  /** Since when the account is closed: it is hidden and waits to be erased. */
  closed_at: NullableTimestamp;
  /** When its owners were reminded that it will be erased. */
  closing_reminded_at: NullableTimestamp;
  /** When the members of a closed network were told. */
  members_told_at: NullableTimestamp;
  /** When erasing began: from then on nobody keeps it. */
  erasing_at: NullableTimestamp;
  /** When it was erased. The row is empty and stays for the conversations of others. */
  erased_at: NullableTimestamp;
  /** While a decision of the administrators hides the profile: `published_at` as it was. */
  published_before_hiding: NullableTimestamp;
  /** When the business itself took the account over; null for an on-behalf account that waits for its owner. */
  claimed_at: NullableTimestamp;
  created_by_account_id: number | null;
  organization_approved_at: NullableTimestamp;
  /** Counts saves, so that two editors notice each other. */
  version: Generated<number>;
  created_at: Created;
  updated_at: Created;
  /** When the business or its manager last changed something that others see. */
  edited_at: Created;
}

export interface AccountBusinessTypesTable {
  account_id: number;
  /** One of the vocabulary's business type names. */
  business_type: string;
  position: Generated<number>;
}

/** A role that an account holds. `id` is the wire's `role_id`, `code` the wire's role code 1 to 6. */
export interface RolesTable {
  id: Generated<number>;
  account_id: number;
  code: number;
  created_at: Created;
}

/** A role that an administrator gives: today that of an organization. */
export interface RoleRequestsTable {
  id: Generated<number>;
  account_id: number;
  code: number;
  state: Generated<"pending" | "accepted" | "denied">;
  created_at: Created;
  answered_at: NullableTimestamp;
  answered_by_user_id: number | null;
}

export interface RoleDetailsTable {
  id: Generated<number>;
  role_id: number;
  edited: Generated<boolean>;
  /** SML, MED, LRG */
  business_scale: Generated<string[]>;
  /** 1 yes, 2 no, 3 negotiable, null not answered; so are the three below. */
  delivery: number | null;
  third_party_insurance: boolean | null;
  co_packing: number | null;
  private_label: number | null;
  custom_process: number | null;
}

export type ChecklistType =
  | "payment_methods"
  | "classifications"
  | "safety_standards"
  | "processing_types"
  | "market_types"
  | "services_provided"
  | "services_needed";

export interface ChecklistsTable {
  id: Generated<number>;
  role_id: number;
  kind: ChecklistType;
  /** The ticked keys of the vocabulary's list. */
  keys: Generated<string[]>;
}

export interface VendorHighlightsTable {
  id: Generated<number>;
  role_id: number;
  specific_directions: Generated<string>;
  business_hour_details: Generated<string>;
  delivery_details: Generated<string>;
  /** The language of these texts; null where it is that of the description. */
  language: Generated<Locale | null>;
  specific_directions_translation: Generated<string>;
  business_hour_details_translation: Generated<string>;
  delivery_details_translation: Generated<string>;
  masthead: string | null;
  is_open_spring: Generated<boolean>;
  is_open_summer: Generated<boolean>;
  is_open_fall: Generated<boolean>;
  is_open_winter: Generated<boolean>;
  open_year_round: Generated<boolean>;
  /** Keys of the vocabulary's vendor icons, at most three. */
  icons: Generated<string[]>;
}

export interface ProductsTable {
  id: Generated<number>;
  role_id: number;
  category: number;
  name: string;
  /** Tells names apart: `productKey(name)`. */
  name_key: string;
  /** The name in the other language. */
  name_translation: Generated<string>;
  parent_id: number | null;
  category_order: Generated<number>;
  /** The place among the products of its category; null where they are in no order: those come after the others. */
  position: Generated<number | null>;
  /** A month (`06`), a day of every year (`06-15`) or a date (`2026-06-15`). */
  available_from: string | null;
  available_to: string | null;
  quantity: number | null;
  quantity_unit: string | null;
  smallest_order: number | null;
  smallest_order_unit: string | null;
  price_min_cents: number | null;
  price_max_cents: number | null;
  price_unit: string | null;
  /** `mon` to `sun`. */
  delivery_days: Generated<string[]>;
  created_at: Created;
}

export interface ContactsTable {
  id: Generated<number>;
  account_id: number;
  name: Generated<string>;
  position: Generated<string>;
  phone: Generated<string>;
  fax: Generated<string>;
  cell: Generated<string>;
  email: Generated<string>;
}

export interface AddressesTable {
  id: Generated<number>;
  account_id: number;
  /** The location's name. */
  description: Generated<string>;
  address_1: Generated<string>;
  address_2: Generated<string>;
  city: Generated<string>;
  province: Generated<string>;
  postal_code: Generated<string>;
  country: Generated<string>;
  phone: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  /** The address about which a geocoding service was last asked; null: the place is that of the postal area. */
  located_for: Generated<string | null>;
}

/** A picture that was checked and made in every size; the sizes stand in the file store under `key`. */
export interface ImagesTable {
  key: string;
  account_id: number | null;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  /** Its average colour, `#rrggbb`, shown until it has loaded. */
  color: string | null;
  /** Of its JPEG; null until it is measured. */
  bytes: number | null;
  /** Of all its sizes together; null for those stored before it was noted. */
  stored_bytes: number | null;
  created_at: Created;
}

/** A picture that was taken off a profile; its sizes stand in the file store where no address leads. */
export interface ReplacedPicturesTable {
  key: string;
  account_id: number;
  width: number;
  height: number;
  color: string | null;
  bytes: number | null;
  stored_bytes: number | null;
  created_at: Timestamp;
  replaced_at: Timestamp;
}

export interface GalleryPhotosTable {
  id: Generated<number>;
  account_id: number;
  image_key: string;
  /** 0 to 5. */
  position: number;
  in_vendor_gallery: Generated<boolean>;
  in_b2b_gallery: Generated<boolean>;
  created_at: Created;
}

export interface FilesTable {
  id: Generated<number>;
  /** Whose file it is. */
  account_id: number;
  uploaded_by_user_id: number | null;
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  storage_key: string;
  public: boolean;
  /** Listed under Attachments on the account's profile. */
  attached: Generated<boolean>;
  created_at: Created;
}

/** Further readers of a private file; fixed when it is uploaded. */
export interface FileReadersTable {
  file_id: number;
  account_id: number;
}

/** What a save changed in a profile. */
export interface ProfileChangesTable {
  id: ColumnType<string, never, never>;
  account_id: number;
  /** A field that updates know, one of `PLACE_FIELDS`, or one of `PART_FIELDS`. */
  field: string;
  changed_at: Timestamp;
  /** The call that saved it. */
  operation: string;
  before: Json<unknown>;
  after: Json<unknown>;
  by_kind: "business" | "manager" | "support" | "administrator";
  /** Null when the person is gone; so is the account. */
  by_user_id: number | null;
  by_account_id: number | null;
  /** The change that this one takes back. */
  undoes: ColumnType<string | null, string | null, never>;
}

/** The last change of each field that updates from files may change. */
export interface ProfileFieldChangesTable {
  account_id: number;
  /** As the contract names it. */
  field: string;
  /** The profile's version that the change made. */
  version: number;
  changed_at: Timestamp;
  /** Whose user changed it; null when that account is gone. */
  by_account_id: number | null;
  /** Whether it was the business itself, and not support acting for it. */
  by_owner: boolean;
}

/** How soon a business replies, as of last night. */
export interface ReplyTimesTable {
  account_id: number;
  /** Conversations in which others asked. */
  conversations: number;
  /** First messages and enquiries in them, and how many were answered. */
  asked: number;
  answered: number;
  /** Null where fewer than half were answered. */
  median_seconds: number | null;
  computed_at: Timestamp;
}

/** A certificate, as its business states it. */
export interface CertificatesTable {
  id: GeneratedAlways<number>;
  account_id: number;
  kind: Schema<"CertificateKind">;
  issuer: string;
  number: string;
  /** The last day on which it is valid. */
  expires_on: Day;
  /** One of the profile's attachments. */
  file_id: number | null;
  checked_at: NullableTimestamp;
  checked_by_account_id: number | null;
  /** The last day of which its business was reminded. */
  reminded_for: Day | null;
  created_at: Timestamp;
}
