import { type Embed, heldSource } from "../embeds.ts";
import { type Finding, found } from "../finding.ts";
import { attributesOf, type Element, outwardFrom, textIn } from "../page.ts";
import { holdingTool } from "./consent-tools.ts";
import type { Rule } from "./rule.ts";

/** Widgets that nobody sees, or that not everybody does. What scripts and style sheets elsewhere hide only a browser knows. */
export const hiddenRules: Rule = ({ embeds, page }) => {
  const sheets = page.elements
    .filter(({ element }) => element.tagName === "style")
    .map(({ element }) => textIn(element));
  return embeds.flatMap((embed) => [...hidden(embed, sheets), ...heldFrame(embed)]);
};

function hidden({ element, place, written }: Embed, sheets: readonly string[]): Finding[] {
  for (const one of outwardFrom(element)) {
    const reason = reasonIn(one);
    if (reason) return [found("element-hidden", { tag: written, reason, by: `<${one.tagName}>` }, { place })];
  }
  const name = element.tagName.replaceAll(/[^\w-]/g, "");
  const rule = new RegExp(
    `(?:^|[\\s,}>])${name}[^{},]*(?:,[^{}]*)?\\{[^}]*(display\\s*:\\s*none|visibility\\s*:\\s*hidden)`,
    "i",
  );
  const [, reason] =
    element.tagName === "iframe" ? [] : (sheets.map((sheet) => rule.exec(sheet)).find(Boolean) ?? []);
  if (reason) return [found("element-hidden", { tag: written, reason, by: "<style>" }, { place })];
  const quiet = [...outwardFrom(element)].find((one) => attributesOf(one)["aria-hidden"] === "true");
  return quiet ? [found("element-aria-hidden", { tag: written, by: `<${quiet.tagName}>` }, { place })] : [];
}

function reasonIn(element: Element): string | undefined {
  const { hidden, inert, style = "" } = attributesOf(element);
  if (hidden !== undefined && hidden.toLowerCase() !== "until-found") return "hidden";
  if (inert !== undefined) return "inert";
  return /(?:^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0*)?(?=\s*(?:;|!|$)))/i.exec(
    style,
  )?.[1];
}

/** A frame whose address a tool has put aside. */
function heldFrame({ attributes, form, place, written }: Embed): Finding[] {
  if (form !== "frame" || (attributes.src && !/^about:/.test(attributes.src)) || !heldSource(attributes))
    return [];
  const tool = holdingTool(attributes);
  if (tool?.until === "later") return [];
  return [
    found(
      "frame-consent",
      { address: written, tool: tool?.name ?? "none", mark: tool?.mark ?? "data-src" },
      { place },
    ),
  ];
}
