import type { SignedInActor } from "../../core/signed-in.ts";
import { CHECKLISTS_OF_ROLE } from "../profiles/role-records.ts";
import type { UpdatableProfile } from "../profiles/updatable-profiles.ts";

/** No account has it. */
const NOBODY = 0;

/**
 * The profile of an account with these roles that is yet to be created on behalf of a business: what comes after its names is empty.
 * A network that creates it manages it.
 */
export function newProfile(
  caller: SignedInActor,
  codes: readonly number[],
  ownSlug: string | undefined,
): UpdatableProfile {
  const roles = [...new Set(codes)].map((code, index) => ({ id: index + 1, code }));
  const checklists = roles.flatMap(({ id, code }) =>
    (CHECKLISTS_OF_ROLE[code] ?? []).map((kind) => ({ role_id: id, kind, keys: [] })),
  );
  return {
    id: NOBODY,
    slug: "",
    version: 1,
    published: false,
    ...EMPTY,
    language: caller.language,
    language_chosen: false,
    business_types: [],
    roles,
    products: [],
    checklists: checklists.map((list, index) => ({ ...list, id: index + 1 })),
    memberships:
      caller.kind === "member" && ownSlug !== undefined
        ? [{ id: NOBODY, organization_id: caller.accountId, slug: ownSlug, state: "accepted" }]
        : [],
    has_location: false,
  };
}

const EMPTY = {
  business_name: "",
  first_name: "",
  last_name: "",
  title: "",
  email: null,
  phone: null,
  fax: null,
  cell: null,
  address_1: null,
  city: null,
  postal_code: null,
  website: null,
  online_store: null,
  twitter: null,
  instagram: null,
  facebook: null,
  linkedin: null,
  youtube: null,
  description: "",
} as const;
