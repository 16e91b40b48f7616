import { findCategory } from "@foodshed/sdk/vocabulary/search-filters";
import { parse } from "culori";
import type { AttributeRule } from "./attribute-rule.ts";

/** Whether an attribute may have a value. What styles decide, such as `var(--brand)`, may be anything; so may types without a rule. */
export function isAllowed(value: string, { type, values = [] }: AttributeRule): boolean {
  const text = value.trim();
  if (
    text === "" ||
    /^(inherit|initial|unset|revert)$|\b(var|calc|env|clamp|min|max|light-dark|color-mix)\(/i.test(text)
  )
    return true;
  switch (type) {
    case "choice":
      return values.some((allowed) => allowed.toLowerCase() === text.toLowerCase());
    case "color":
      return /^(transparent|currentcolor)$/i.test(text) || parse(text) !== undefined;
    case "length":
      return /^[+-]?(\d+\.?\d*|\.\d+)(px|rem|em|ex|ch|pt|pc|cm|mm|in|q|vh|vw|vmin|vmax|%)$|^0$/i.test(text);
    case "categories":
      return text.split(",").every((one) => findCategory(one.trim()) !== undefined);
    case "network":
    case "slug":
      return /^[\p{L}\p{N}][\p{L}\p{N}-]*$/u.test(text);
    case "number":
      return /^\d+$/.test(text);
    default:
      return true;
  }
}
