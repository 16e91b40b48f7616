import { isOf } from "../embeds.ts";
import { found } from "../finding.ts";
import { resolved } from "../page.ts";
import type { Rule } from "./rule.ts";

/** Whether there is a widget at all, and what an editor may have made of it. */
export const presence: Rule = ({ page, site, embeds, scripts }) => {
  const { origin } = site;
  const asText = page.texts.some((text) => /<(foodshed-|iframe[^>]+\/embed\/)/.test(text));
  const nested = page.comments.find(({ text }) => /^\s*\/?wp:html\b/.test(text));
  const findings = [
    ...(asText ? [found("code-as-text")] : []),
    ...(nested ? [found("wordpress-nested", {}, { place: nested.place })] : []),
  ];
  if (embeds.length > 0 || asText || nested) return findings;
  const onlyLink = page.elements.find(({ element, attributes }) => {
    const target = element.tagName === "a" ? resolved(attributes.href, page.base) : undefined;
    const words = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
    return target && isOf(origin, target) && / (on|sur) Foodshed\s*$/.test(words);
  });
  if (onlyLink) return [found("only-link", { origin }, { place: onlyLink.place })];
  if (scripts.length > 0) return [found("no-element", { builder: `${origin}/embed` })];
  return [found("no-embed", { builder: `${origin}/embed`, url: page.url })];
};
