import type { DemoBusiness, DemoHighlight, DemoRole, DemoRoleDetails } from "@foodshed/demo/demo-data";
import { daysBefore } from "@foodshed/demo/network-members";
import { COUNTRY, ontarioDay, PROVINCE, roleCode, type Season } from "@foodshed/sdk/vocabulary";
import type { Insertable } from "kysely";
import type { AccountsTable, AddressesTable, CertificatesTable } from "../../infra/db/tables/profiles.ts";
import type { Geocoder, Location } from "../../infra/geo/geocoding.ts";
import { availabilityRow } from "../../modules/products/availability.ts";
import type { RoleContents } from "../../modules/profiles/profiles.bulk.ts";

/** What a profile says of itself beside what sign-up asks for. The first address is where the business is. */
export function profileFields(business: DemoBusiness, geocoder: Geocoder) {
  const [first] = business.addresses;
  const place = first && geocoder.locatePostalCode(first.postal_code);
  return {
    phone: business.phone,
    fax: business.fax,
    cell: business.cell,
    website: business.website,
    online_store: business.onlineStore,
    twitter: business.twitter,
    instagram: business.instagram,
    facebook: business.facebook,
    linkedin: business.linkedin,
    youtube: business.youtube,
    description: business.description,
    // The generator writes English where it does not say otherwise.
    description_language: business.descriptionLanguage ?? (business.description ? "en-CA" : null),
    description_translation: business.descriptionTranslation ?? "",
    address_1: first?.address_1 ?? null,
    city: first?.city ?? null,
    postal_code: first?.postal_code ?? null,
    ...degrees(place),
    greenbelt_location: business.greenbelt,
    hide_personal_info: business.hidePersonalInfo,
    is_manager: business.isManager,
    onboarding: business.onboarding,
    featured_rank: business.featuredRank,
    partner_rank: business.partnerRank,
  } satisfies Partial<Insertable<AccountsTable>>;
}

const degrees = (place: Location | undefined) => ({
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
});

export function addressRows(
  business: DemoBusiness,
  accountId: number,
  geocoder: Geocoder,
): Insertable<AddressesTable>[] {
  return business.addresses.map((address) => ({
    ...address,
    account_id: accountId,
    province: PROVINCE,
    country: COUNTRY,
    ...degrees(geocoder.locatePostalCode(address.postal_code)),
  }));
}

/** @param accountIds of all businesses, by their places in the network */
export function certificateRows(
  { index, certificates = [], joinedDaysAgo }: DemoBusiness,
  accountIds: readonly number[],
  now: Date,
): Insertable<CertificatesTable>[] {
  return certificates.map(({ kind, issuer, number, expiresInDays, checked }) => ({
    account_id: accountIds[index] as number,
    kind,
    issuer,
    number,
    expires_on: ontarioDay(daysBefore(now, -expiresInDays)),
    checked_at: checked && daysBefore(now, checked.daysAgo),
    checked_by_account_id: checked && (accountIds[checked.by] as number),
    created_at: daysBefore(now, joinedDaysAgo),
  }));
}

export function roleContents(role: DemoRole, accountId: number): RoleContents {
  return {
    accountId,
    code: roleCode(role.value),
    details: role.details ? detailsRow(role.details) : undefined,
    checklists: {
      payment_methods: role.payment_methods,
      classifications: role.classifications,
      safety_standards: role.safety_standards,
      processing_types: role.processing_types,
      market_types: role.market_types,
      services_provided: role.services_provided,
      services_needed: role.services_needed,
    },
    highlight: role.highlight ? highlightRow(role.highlight) : undefined,
    products: role.products.map(({ translation, availability, ...product }) => ({
      ...product,
      ...(availability && availabilityRow(availability)),
      name_translation: translation ?? "",
    })),
  };
}

function detailsRow({ business_scale, ...rest }: DemoRoleDetails) {
  return { ...rest, edited: true, business_scale: [business_scale] };
}

function highlightRow({ seasons, icons, ...texts }: DemoHighlight) {
  const open = (season: Season) => seasons.includes(season);
  return {
    ...texts,
    icons,
    is_open_spring: open("is_open_spring"),
    is_open_summer: open("is_open_summer"),
    is_open_fall: open("is_open_fall"),
    is_open_winter: open("is_open_winter"),
    open_year_round: open("open_year_round"),
  };
}
