import type { Page } from "../page.ts";

/** One Content-Security-Policy: every policy of a page must allow something for it to happen. */
export interface Policy {
  where: "header" | "meta";
  /** The sources of each directive, by its lower-case name. */
  directives: ReadonlyMap<string, readonly string[]>;
}

/** The policies that are enforced; those that only report are left out. */
export function policiesOf({ headers, elements }: Page): Policy[] {
  const header = (headers["content-security-policy"] ?? "").split(",");
  const tags = elements
    .filter(({ element }) => element.tagName === "meta")
    .filter(({ attributes }) => attributes["http-equiv"]?.toLowerCase() === "content-security-policy")
    .map(({ attributes }) => attributes.content ?? "");
  return [
    ...header.map((text) => policy("header", text)),
    ...tags.map((text) => policy("meta", text)),
  ].filter(({ directives }) => directives.size > 0);
}

function policy(where: Policy["where"], text: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const part of text.split(";")) {
    const [name = "", ...sources] = part.trim().split(/\s+/);
    // Of two directives of one name the first counts.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return { where, directives };
}

/** The first of some directives that a policy has: each falls back to the next. */
export function directiveOf({ directives }: Policy, names: readonly string[]) {
  const name = names.find((one) => directives.has(one));
  return name === undefined ? undefined : { name, sources: directives.get(name) ?? [] };
}
