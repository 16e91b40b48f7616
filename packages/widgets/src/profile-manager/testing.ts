import { businesses } from "@foodshed/sdk/testing";
import type { ManagedProfile } from "./managedProfiles.ts";

const [orchard, dairy, restaurant, logistics] = businesses;

const managed = (
  { id, slug, business_name }: (typeof businesses)[number],
  changes: Partial<ManagedProfile> = {},
): ManagedProfile => ({
  id,
  account_id: id,
  connection_id: id,
  business_name,
  slug,
  photo_file_name: null,
  last_login: null,
  state: "active",
  ...changes,
});

/** The four profiles of a manager: one of each state, and one that belongs to no network yet. */
export const managedProfiles: ManagedProfile[] = [
  managed(orchard, { last_login: "2026-11-03T09:12:00Z" }),
  managed(dairy, { state: "unclaimed", connection_id: null }),
  managed(logistics, { state: "unverified" }),
  managed(restaurant, { last_login: "2026-08-21T16:40:00Z", state: "disabled" }),
];

/** As many as a large network has. */
export const manyProfiles: ManagedProfile[] = Array.from({ length: 2000 }, (_, index) => ({
  ...(managedProfiles[0] as ManagedProfile),
  id: index + 1000,
  account_id: index + 1000,
  connection_id: index + 1000,
  slug: `member-${index}`,
  business_name: `Member ${index}`,
}));
