import { policiesOf } from "./csp/policy.ts";
import { type Embed, embedsOf } from "./embeds.ts";
import type { Finding, Place } from "./finding.ts";
import { type OpenedPage, readPage } from "./page.ts";
import { attributeRules } from "./rules/attributes.ts";
import { contrast } from "./rules/contrast.ts";
import { fallback } from "./rules/fallback.ts";
import { frameRules } from "./rules/frames.ts";
import { hiddenRules } from "./rules/hidden.ts";
import { markup } from "./rules/markup.ts";
import { mixedContent } from "./rules/mixed-content.ts";
import { policyRules } from "./rules/policies.ts";
import { presence } from "./rules/presence.ts";
import type { Rule, Site } from "./rules/rule.ts";
import { scriptRules } from "./rules/scripts.ts";
import { slugs } from "./rules/slugs.ts";
import { scriptsOf } from "./scripts.ts";
import type { Severity } from "./severity.ts";

const RULES: readonly Rule[] = [
  presence,
  scriptRules,
  policyRules,
  mixedContent,
  markup,
  attributeRules,
  slugs,
  hiddenRules,
  frameRules,
  contrast,
  fallback,
];

/** What was found on a page. */
export interface Report {
  embeds: (Pick<Embed, "form" | "written"> & { place?: Place })[];
  /** Errors first, then as they stand in the page. */
  findings: Finding[];
}

/** How many findings of one kind are told: a page of a hundred cards repeats each. */
const MOST_OF_A_KIND = 5;

/** Checks the widgets of a page by its source. What scripts and style sheets make of it only a browser knows. */
export async function checkPage(opened: OpenedPage, site: Site): Promise<Report> {
  const page = readPage(opened);
  const embeds = embedsOf(page, site.origin);
  const checked = { page, site, embeds, scripts: scriptsOf(page, site.origin), policies: policiesOf(page) };
  const findings: Finding[] = [];
  for (const rule of RULES) findings.push(...(await rule(checked)));
  return {
    embeds: embeds.map(({ form, written, place }) => ({ form, written, ...(place && { place }) })),
    findings: inOrder(findings),
  };
}

const ORDER: readonly Severity[] = ["error", "warning", "hint"];

/** Sorts findings, and leaves out what repeats itself. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  return findings
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) ||
        (one.place?.line ?? 0) - (other.place?.line ?? 0),
    )
    .filter(({ code }) => {
      counts.set(code, (counts.get(code) ?? 0) + 1);
      return (counts.get(code) ?? 0) <= MOST_OF_A_KIND;
    });
}
