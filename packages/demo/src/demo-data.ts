import type { Locale } from "@foodshed/sdk/locale";
import type {
  Answer,
  BusinessSize,
  BusinessTypeName,
  CategoryId,
  CertificateKind,
  Classification,
  MarketType,
  Masthead,
  PaymentMethod,
  ProcessingType,
  ProductAvailability,
  RoleValue,
  SafetyStandard,
  Season,
  Service,
  VendorIcon,
} from "@foodshed/sdk/vocabulary";
import type { County } from "./words/towns.ts";

/** One business of the demo network as plain data, before any of it is in a database. */
export interface DemoBusiness {
  /** Its place in the network, from 0. Connections, classifieds and conversations name businesses by it. */
  index: number;
  /** The key of its trade; "network" for a buy-local network. */
  trade: string;
  county: County;
  businessName: string;
  firstName: string;
  lastName: string;
  title: string;
  /** The login, and what the profile shows. */
  email: string;
  phone: string | null;
  fax: string | null;
  cell: string | null;
  website: string | null;
  onlineStore: string | null;
  twitter: string | null;
  instagram: string | null;
  facebook: string | null;
  linkedin: string | null;
  youtube: string | null;
  description: string;
  /** English when absent. */
  descriptionLanguage?: Locale;
  /** The description in the other language. */
  descriptionTranslation?: string;
  businessTypes: BusinessTypeName[];
  /** The first one is where the business is. */
  addresses: DemoAddress[];
  contacts: DemoContact[];
  roles: DemoRole[];
  greenbelt: boolean;
  hidePersonalInfo: boolean;
  /** What its pictures show; null for a business without pictures. */
  pictures: DemoPictures | null;
  standing: DemoStanding;
  /** May manage members and create accounts on behalf of others. */
  isManager: boolean;
  isAdmin: boolean;
  /** Days before now on which the account came into being, and on which its owner last logged in. */
  joinedDaysAgo: number;
  lastLoginDaysAgo: number | null;
  /** Days before now on which it last changed its profile; the day it joined when absent. */
  editedDaysAgo?: number;
  /** Absent where it states none. */
  certificates?: DemoCertificate[];
  featuredRank: number | null;
  partnerRank: number | null;
  onboarding: boolean;
}

/**
 * `active`: confirmed and public. `unconfirmed`: signed up, the mailed link not yet followed. `unclaimed`: created by a manager on
 * behalf of its owner, who has not taken it over.
 */
export type DemoStanding = "active" | "unconfirmed" | "unclaimed";

export interface DemoPictures {
  category: CategoryId;
  /** A profile picture, and how many for the gallery (0 to 6). */
  logo: boolean;
  gallery: number;
}

export interface DemoAddress {
  description: string;
  address_1: string;
  address_2: string;
  city: string;
  postal_code: string;
  phone: string;
}

export interface DemoContact {
  name: string;
  position: string;
  phone: string;
  fax: string;
  cell: string;
  email: string;
}

export interface DemoProduct {
  name: string;
  /** The name in the other language. */
  translation?: string;
  category: CategoryId;
  category_order: number;
  /** The place in its category; absent where the business leaves the order to the names. */
  position?: number;
  /** Absent where the business does not say. */
  availability?: ProductAvailability;
}

export interface DemoCertificate {
  kind: CertificateKind;
  issuer: string;
  number: string;
  /** Days between now and its last day; negative when it has expired. */
  expiresInDays: number;
  /** The network that has checked it, and when. */
  checked: { by: number; daysAgo: number } | null;
}

export interface DemoHighlight {
  specific_directions: string;
  business_hour_details: string;
  delivery_details: string;
  masthead: Masthead;
  seasons: Season[];
  icons: VendorIcon[];
}

/** What one role's record holds; a list is empty when the role has none. */
export interface DemoRole {
  value: RoleValue;
  /** Null until the role's details were saved once. */
  details: DemoRoleDetails | null;
  products: DemoProduct[];
  payment_methods: PaymentMethod[];
  classifications: Classification[];
  safety_standards: SafetyStandard[];
  processing_types: ProcessingType[];
  market_types: MarketType[];
  services_provided: Service[];
  services_needed: Service[];
  highlight: DemoHighlight | null;
}

export interface DemoRoleDetails {
  business_scale: BusinessSize;
  delivery: Answer;
  third_party_insurance: boolean;
  co_packing: Answer | null;
  private_label: Answer | null;
  custom_process: Answer | null;
}

export interface DemoClassified {
  owner: number;
  title: string;
  description: string;
  /** English when absent. */
  language?: Locale;
  titleTranslation?: string;
  descriptionTranslation?: string;
  lookingFor: boolean;
  category: CategoryId;
  neededBy: Date;
  createdAt: Date;
  picture: boolean;
  /** Whether its owner agreed to be told of new matches. */
  tellsMatches?: boolean;
}

/** A membership, or the request for one, between a network and another business. */
export interface DemoConnection {
  network: number;
  member: number;
  requestedBy: "network" | "member";
  manage: boolean;
  state: "requested" | "accepted";
  createdAt: Date;
}

export interface DemoMessage {
  sender: number;
  content: string;
  sentAt: Date;
  read: boolean;
}

/** A conversation between two businesses, its messages oldest first. */
export interface DemoConversation {
  between: [number, number];
  messages: DemoMessage[];
  /** Who blocked the other, and when. */
  blocked: { by: number; at: Date } | null;
}

/** What is in a list of favourites: a business, or a classified by its place in the network's. */
export interface DemoFavourite {
  of: { business: number } | { classified: number };
  note: string;
  addedAt: Date;
}

export interface DemoFavouriteList {
  owner: number;
  name: string;
  /** Whether it has a public address, with the notes on it. */
  shared: boolean;
  createdAt: Date;
  /** What happened since then is new to its owner. */
  seenAt: Date;
  favourites: DemoFavourite[];
}

/** A search whose owner is told what is new. What was there at `savedAt` is no news. */
export interface DemoSavedSearch {
  owner: number;
  name: string;
  frequency: "at_once" | "daily" | "weekly";
  search:
    | { kind: "classifieds"; lookingFor: boolean; keywords?: string }
    | { kind: "profiles"; profileType?: "BUYS"; keywords?: string };
  savedAt: Date;
}

export interface DemoEnquiry {
  sender: number;
  product: string;
  quantity: number;
  unit: string;
  wantedBy: Date;
  delivery: "delivery" | "pickup" | "either";
  content: string;
  sentAt: Date;
  recipients: DemoEnquiryRecipient[];
}

export interface DemoEnquiryRecipient {
  business: number;
  answer: DemoEnquiryAnswer | null;
}

/** What a business answers that has what was asked for. */
export interface DemoEnquiryAnswer {
  quantity: number;
  unit: string;
  /** Dollars by the unit. */
  price: number;
  date: Date;
  delivers: boolean;
  content: string;
  answeredAt: Date;
}

/** The days are counted back from the network's now. */
export interface DemoViews {
  business: number;
  daysAgo: number;
  viewers: number;
}

/** What was sent to many at once; people by their place among the businesses. */
export interface DemoCampaign {
  sender: number;
  kind: "message" | "nudge";
  /** Empty for a reminder. */
  content: string;
  recipients: number[];
  sentAt: Date;
}

/** Somebody who acts for businesses of the demo network that others have signed up. */
export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  lastLoginDaysAgo: number;
  /** The businesses by their place in the network; a login opens the first. */
  memberships: { business: number; role: "owner" | "editor" | "reader"; daysAgo: number }[];
}

export interface DemoNetwork {
  businesses: DemoBusiness[];
  /** Who acts for businesses beside those who have signed them up. */
  people: DemoPerson[];
  classifieds: DemoClassified[];
  connections: DemoConnection[];
  conversations: DemoConversation[];
  campaigns: DemoCampaign[];
  enquiries: DemoEnquiry[];
  favouriteLists: DemoFavouriteList[];
  savedSearches: DemoSavedSearch[];
  views: DemoViews[];
}

/** Businesses of a large network with what they wrote; `owner`, `between` and the rest are places in the whole network. */
export type DemoPortion = Pick<
  DemoNetwork,
  "businesses" | "classifieds" | "connections" | "conversations" | "savedSearches" | "views"
>;
