import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import type { SignedInActor } from "../../core/signed-in.ts";
import { fieldValue } from "../profiles/updatable-fields.ts";
import type { UpdatableProfile } from "../profiles/updatable-profiles.ts";
import * as strings from "./generated/strings.ts";
import { listOf } from "./wanted-lists.ts";

/** A planned membership: nobody becomes a member without having agreed, and each side ends its own. */
export function planMemberships(
  actor: SignedInActor,
  profile: UpdatableProfile,
  wanted: readonly string[],
  /** The caller's slug, where the caller is a network. */
  ownSlug: string | undefined,
): { after: string[]; note?: LocalizedText } | { problem: LocalizedText } {
  const before = listOf(fieldValue(profile, "organizations"));
  const own = ({ slug }: { slug: string }) =>
    profile.memberships.find((each) => each.slug === slug)?.organization_id === actor.accountId;
  for (const slug of before.filter((each) => !wanted.includes(each))) {
    if (actor.kind === "administrator" || own({ slug }) || profile.id === actor.accountId) continue;
    return { problem: localized(strings.onlyItselfLeaves, { slug }) };
  }
  const added = wanted.filter((slug) => !before.includes(slug));
  if (added.length === 0) return { after: [...wanted] };
  const asked = new Set(
    profile.memberships.filter(({ state }) => state === "requested").map(({ slug }) => slug),
  );
  const fresh = added.filter((slug) => !asked.has(slug));
  // Asking once is enough: what was asked already is as wanted as it can be.
  if (fresh.length === 0) {
    return { after: wanted.filter((slug) => !asked.has(slug)), note: localized(strings.askedAlready) };
  }
  const foreign = fresh.find((slug) => slug !== ownSlug);
  if (foreign !== undefined) return { problem: localized(strings.onlyItselfAsks, { slug: foreign }) };
  if (!profile.published) return { problem: localized(strings.cannotBeAsked) };
  return { after: wanted.filter((slug) => !asked.has(slug)), note: localized(strings.asksToJoin) };
}
