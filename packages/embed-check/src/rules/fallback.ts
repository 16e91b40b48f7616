import { isOf } from "../embeds.ts";
import { found } from "../finding.ts";
import { type Element, outwardFrom, resolved, textIn } from "../page.ts";
import type { Rule } from "./rule.ts";

/** A link for whom the script does not reach: in the element, or in a `noscript`. */
export const fallback: Rule = ({ embeds, page, site }) => {
  const [first] = embeds.filter(({ form, known }) => form === "element" && known);
  if (!first) return [];
  const leads = (address: string | undefined) => {
    const target = resolved(address, page.base);
    return target !== undefined && isOf(site.origin, target);
  };
  const within = page.elements.some(
    ({ attributes, element }) =>
      element.tagName === "a" && leads(attributes.href) && [...outwardFrom(element)].some(isWidget),
  );
  const inNoscript = page.elements
    .filter(({ element }) => element.tagName === "noscript")
    .some(({ element }) =>
      [...textIn(element).matchAll(/<a\s[^>]*href\s*=\s*["']?([^"'\s>]+)/gi)].some(([, href]) => leads(href)),
    );
  return within || inNoscript
    ? []
    : [found("fallback-missing", { tag: first.written }, { place: first.place })];
};

const isWidget = ({ tagName }: Element) => tagName.startsWith("foodshed-");
