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
  city: "Elora",
  roles: ["seller"],
  needs: [],
  edited_at: "2026-11-01T12:00:00Z",
  nudged_at: null,
  ...changes,
});

/** The four profiles of a manager: one of each state, and one that belongs to no network yet. */
export const managedProfiles: ManagedProfile[] = [
  managed(orchard, { last_login: "2026-11-03T09:12:00Z" }),
  managed(dairy, { state: "unclaimed", connection_id: null, needs: ["claim", "description", "picture"] }),
  managed(logistics, { state: "unverified", needs: ["confirmation"], nudged_at: new Date().toISOString() }),
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
