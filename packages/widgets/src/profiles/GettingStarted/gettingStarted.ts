import type { Schema } from "@foodshed/sdk";
import {
  holds,
  inHubOrder,
  type RoleValue,
  roleByValue,
  SEASONS,
  visibleProducts,
} from "@foodshed/sdk/vocabulary";

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
export function startSteps(profile: Profile): StartStep[] {
  const roles = inHubOrder(profile.roles.map(({ value }) => value));
  return [
    step("profile", "Profile Info", profileItems(profile)),
    ...roles.map((value) => {
      const data = profile.roles.find((role) => role.value === value)?.data as RoleData;
      return step(value, roleByValue(value).label, roleItems(value, data));
    }),
    step("discover", "Discover", [
      { label: "Find businesses near you", to: "/search" },
      { label: "Read the classifieds", to: "/search/classifieds" },
      networkItem(profile),
    ]),
  ];
}

function step(id: string, title: string, items: StartItem[]): StartStep {
  return { id, title, items, done: items.every(({ done }) => done !== false) };
}

function profileItems(profile: Profile): StartItem[] {
  const { description, category, photo_file_name, addresses, city, phone, cell } = profile;
  const { website, twitter, instagram, facebook, linkedin, youtube } = profile;
  const general = "general-business-information";
  return [
    item("Describe your business", general, description?.trim()),
    item("Choose your business types", "business-type", category.length),
    item("Add a profile picture", "profile-picture", photo_file_name),
    item("Say where you are", "location-details", addresses.length > 0 || city),
    item("Leave a telephone number", general, phone || cell),
    item(
      "Link your website or social media",
      "website-and-social-media",
      website || twitter || instagram || facebook || linkedin || youtube,
    ),
  ];
}

function item(label: string, section: string, done: unknown): StartItem {
  return { label, to: hub(section), done: Boolean(done) };
}

function roleItems(role: RoleValue, data: RoleData): StartItem[] {
  const ticked = (list: Schema<"Checklist"> | null) => (list?.entries.length ?? 0) > 0;
  if (role === "service_provider") {
    const services = "services-offered-and-wanted";
    return [
      item("Name the services you offer", services, ticked(data.services_provided)),
      item("Name the services you are looking for", services, ticked(data.services_needed)),
    ];
  }
  const products = item(
    role === "buyer" ? "List what you buy" : "List your products",
    "products",
    visibleProducts(data.products).length,
  );
  if (role === "vendor") {
    const { highlights } = data;
    const section = "vendor-profile-highlights";
    return [
      products,
      item("Choose a masthead", section, highlights?.masthead),
      item(
        "Say when you are open",
        section,
        highlights && (highlights.business_hour_details || SEASONS.some(({ key }) => highlights[key])),
      ),
    ];
  }
  const details = `additional-${role}-details`;
  return [
    products,
    item(`Fill in your ${role} details`, details, data.role_details.edited),
    ...(role === "processor"
      ? [item("Name your processing methods", details, ticked(data.processing_types))]
      : []),
    item(
      "Name your food safety standards",
      "food-safety-and-traceability-standards",
      ticked(data.safety_standards),
    ),
  ];
}

function networkItem({ roles, organizations, accounts_total }: Profile): StartItem {
  const network = holds(roles, "organization");
  return network
    ? { label: "Invite your first members", to: "/search", done: accounts_total > 0 }
    : { label: "Join a buy-local network", to: "/search?profile_type=ORG", done: organizations.length > 0 };
}
