import type { LocalizedString } from "@foodshed/sdk/locale";
import type { AttributeRule } from "../elements/attribute-rule.ts";
import { ruleOf, shared } from "../elements/catalogue.ts";
import { nearest } from "../elements/spelling.ts";
import { isAllowed } from "../elements/values.ts";
import type { Embed } from "../embeds.ts";
import { type Finding, found } from "../finding.ts";
import * as strings from "../generated/strings.ts";
import type { Rule } from "./rule.ts";

/** Attributes of HTML, and of the tools that pages are made with, which an element may have. */
const OF_HTML =
  /^(id|class|style|lang|title|hidden|slot|part|exportparts|role|dir|tabindex|inert|translate|popover|nonce|is|item\w+|accesskey|autofocus|draggable|spellcheck|contenteditable|aria-.*|data-.*|on.*|x-.*|v-.*|ng-.*|wire:.*|[@:#*[(].*)$/;
/** Of a frame's address: what counts visitors, and what the builder's preview adds. */
const OF_ADDRESSES = /^(page|utm_.*|fbclid|gclid)$/;

/** Attributes that the widget does not have, lacks, or that say what it does not understand. */
export const attributeRules: Rule = ({ embeds }) => embeds.flatMap(ofEmbed);

function ofEmbed({ form, given, known, place, written }: Embed): Finding[] {
  if (!known) return [];
  const own = { ...known.attributes, ...shared };
  const unknown = (name: string) => !own[name] && !(form === "frame" ? OF_ADDRESSES : OF_HTML).test(name);
  return [
    ...Object.entries(known.attributes)
      .filter(([name, { required }]) => required && !given[name]?.trim())
      .map(([attribute]) => found("attribute-missing", { tag: written, attribute }, { place })),
    ...Object.entries(given).flatMap(([attribute, value]) => {
      if (unknown(attribute)) {
        const near = nearest(attribute, Object.keys(own)) ?? "none";
        return [found("attribute-unknown", { tag: written, attribute, near }, { place })];
      }
      const rule = ruleOf(known, attribute);
      if (!rule || isAllowed(value, rule) || isLanguage(attribute, value)) return [];
      const values = { tag: written, attribute, value, allowed: (rule.values ?? []).join(", ") };
      return [found("attribute-value", values, { place, fix: adviceFor(rule) })];
    }),
  ];
}

/** A language may be written with its country. */
const isLanguage = (attribute: string, value: string) =>
  attribute === "lang" && /^(en|fr)([-_]|$)/i.test(value);

function adviceFor({ type }: AttributeRule): LocalizedString<never> {
  const advice: Record<string, LocalizedString<never>> = {
    color: strings.attributeColorFix,
    length: strings.attributeLengthFix,
    categories: strings.attributeCategoriesFix,
    network: strings.attributeSlugFix,
    slug: strings.attributeSlugFix,
    number: strings.attributeNumberFix,
  };
  return advice[type] ?? strings.attributeValueFix;
}
