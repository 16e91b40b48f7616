import { isAllowed } from "../elements/values.ts";
import { type Finding, found } from "../finding.ts";
import type { Rule } from "./rule.ts";

/** How many businesses a page is asked about: each costs a look into the database. */
const MOST_LOOKUPS = 20;

/** Networks and businesses that nobody is. */
export const slugs: Rule = async ({ embeds, site }) => {
  const named = embeds.flatMap(({ given, known, place, written }) =>
    Object.entries(known?.attributes ?? {}).flatMap(([attribute, rule]) => {
      const slug = given[attribute]?.trim();
      const isName = rule.type === "network" || rule.type === "slug";
      return slug && isName && isAllowed(slug, rule)
        ? [{ attribute, place, slug, type: rule.type, tag: written }]
        : [];
    }),
  );
  const bearers = new Map<string, Awaited<ReturnType<typeof site.lookUp>>>();
  for (const slug of [...new Set(named.map((one) => one.slug))].slice(0, MOST_LOOKUPS))
    bearers.set(slug, await site.lookUp(slug));
  return named.flatMap(({ attribute, place, slug, tag, type }): Finding[] => {
    const bearer = bearers.get(slug);
    const values = { attribute, slug, tag, origin: site.origin };
    if (bearer === "nobody")
      return [found(type === "network" ? "network-unknown" : "business-unknown", values, { place })];
    if (type === "network" && bearer === "business") return [found("network-is-business", values, { place })];
    return [];
  });
};
