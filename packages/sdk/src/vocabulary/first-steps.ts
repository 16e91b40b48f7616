import type { components } from "../generated/api.ts";
import { visibleProducts } from "./product-categories.ts";
import { holds, inHubOrder, PRODUCT_ROLES, type RoleValue } from "./roles.ts";

type Profile = components["schemas"]["Profile"];
type ListingRole = (typeof PRODUCT_ROLES)[number];

/** A question whose answer buyers look for first. */
export type FirstStep = {
  /** Whether the profile holds an answer. */
  answered: boolean;
} & (
  | { id: "products"; role: ListingRole }
  | { id: "services" | "description" | "place" | "delivery" | "business_types" | "picture"; role?: undefined }
);

/** What a profile needs to be worth showing, in the order in which buyers look for it: some of it depends on the roles. */
export function firstSteps(profile: Profile): FirstStep[] {
  const held = inHubOrder(profile.roles.map(({ value }) => value));
  const listing = held.filter((role): role is ListingRole =>
    (PRODUCT_ROLES as readonly RoleValue[]).includes(role),
  );
  const data = (role: RoleValue) => profile.roles.find(({ value }) => value === role)?.data;
  return [
    ...listing.map((role) => ({
      id: "products" as const,
      role,
      answered: visibleProducts(data(role)?.products ?? []).length > 0,
    })),
    ...(holds(profile.roles, "service_provider")
      ? [{ id: "services" as const, answered: profile.services_provided.length > 0 }]
      : []),
    { id: "description", answered: Boolean(profile.description?.trim()) },
    { id: "place", answered: profile.addresses.length > 0 || Boolean(profile.city) },
    ...(listing.length > 0
      ? [
          {
            id: "delivery" as const,
            answered: listing.every((role) => data(role)?.role_details.delivery_answered),
          },
        ]
      : []),
    { id: "business_types", answered: profile.category.length > 0 },
    { id: "picture", answered: Boolean(profile.photo_file_name) },
  ];
}
