import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import {
  holds,
  inHubOrder,
  label,
  type RoleValue,
  roleByValue,
  SEASONS,
  visibleProducts,
} from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

type Profile = Schema<"Profile">;
type RoleData = Schema<"RoleData">;

export interface StartItem {
  label: string;
  /** The path of the page for the step. */
  to: string;
  /** Whether the profile has it; left out for a step that leaves nothing in the profile. */
  done?: boolean;
}

export interface StartStep {
  id: string;
  title: string;
  items: StartItem[];
  /** Whether all such steps are done. */
  done: boolean;
}

/** A link to a section of the profile hub, by the section's id. */
const hub = (section: string) => `/profile-hub#${section}`;

/** The steps of a new member: the description, then the sections of each role, then a look around. */
export function startSteps(profile: Profile, t: WidgetTranslate): StartStep[] {
  const roles = inHubOrder(profile.roles.map(({ value }) => value));
  return [
    step("profile", t(strings.profileInfo), profileItems(profile, t)),
    ...roles.map((value) => {
      const data = profile.roles.find((role) => role.value === value)?.data as RoleData;
      return step(value, label(t, roleByValue(value).label), roleItems(value, data, t));
    }),
    step("discover", t(strings.discover), [
      { label: t(strings.findBusinesses), to: "/search" },
      { label: t(strings.readClassifieds), to: "/search/classifieds" },
      networkItem(profile, t),
    ]),
  ];
}

function step(id: string, title: string, items: StartItem[]): StartStep {
  return { id, title, items, done: items.every(({ done }) => done !== false) };
}

function profileItems(profile: Profile, t: WidgetTranslate): StartItem[] {
  const { description, category, photo_file_name, addresses, city, phone, cell } = profile;
  const { website, twitter, instagram, facebook, linkedin, youtube } = profile;
  const general = "general-business-information";
  return [
    item(t(strings.describeBusiness), general, description?.trim()),
    item(t(strings.chooseBusinessTypes), "business-type", category.length),
    item(t(strings.addProfilePicture), "profile-picture", photo_file_name),
    item(t(strings.sayWhere), "location-details", addresses.length > 0 || city),
    item(t(strings.leavePhone), general, phone || cell),
    item(
      t(strings.linkWebsite),
      "website-and-social-media",
      website || twitter || instagram || facebook || linkedin || youtube,
    ),
  ];
}

function item(name: string, section: string, done: unknown): StartItem {
  return { label: name, to: hub(section), done: Boolean(done) };
}

const DETAILS: Partial<Record<RoleValue, LocalizedString>> = {
  buyer: strings.fillInBuyerDetails,
  seller: strings.fillInSellerDetails,
  processor: strings.fillInProcessorDetails,
};

function roleItems(role: RoleValue, data: RoleData, t: WidgetTranslate): StartItem[] {
  const ticked = (list: Schema<"Checklist"> | null) => (list?.entries.length ?? 0) > 0;
  if (role === "service_provider") {
    const services = "services-offered-and-wanted";
    return [
      item(t(strings.nameServicesOffered), services, ticked(data.services_provided)),
      item(t(strings.nameServicesNeeded), services, ticked(data.services_needed)),
    ];
  }
  const products = item(
    role === "buyer" ? t(strings.listWhatYouBuy) : t(strings.listProducts),
    "products",
    visibleProducts(data.products).length,
  );
  if (role === "vendor") {
    const { highlights } = data;
    const section = "vendor-profile-highlights";
    return [
      products,
      item(t(strings.chooseMasthead), section, highlights?.masthead),
      item(
        t(strings.sayWhenOpen),
        section,
        highlights && (highlights.business_hour_details || SEASONS.some(({ key }) => highlights[key])),
      ),
    ];
  }
  const details = `additional-${role}-details`;
  return [
    products,
    item(t(DETAILS[role] ?? strings.fillInSellerDetails), details, data.role_details.edited),
    ...(role === "processor"
      ? [item(t(strings.nameProcessingMethods), details, ticked(data.processing_types))]
      : []),
    item(t(strings.nameFoodSafety), "food-safety-and-traceability-standards", ticked(data.safety_standards)),
  ];
}

function networkItem({ roles, organizations, accounts_total }: Profile, t: WidgetTranslate): StartItem {
  const network = holds(roles, "organization");
  return network
    ? { label: t(strings.inviteMembers), to: "/search", done: accounts_total > 0 }
    : { label: t(strings.joinNetwork), to: "/search?profile_type=ORG", done: organizations.length > 0 };
}
