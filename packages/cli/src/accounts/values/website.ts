import { WEB_ADDRESS_MAX_LENGTH } from "@foodshed/sdk/vocabulary/limits";
import { isWebAddress } from "@foodshed/sdk/vocabulary/patterns";
import { shortened } from "./clean-text.ts";
import type { Value } from "./value.ts";

/** A web address with its scheme. `link` is what the cell links to, where another text stands on it. */
export function readWebsite(text: string, link?: string): Value {
  const [first = ""] = text.split(/[\s;,|]+/).filter((part) => /\.[a-z]/i.test(part) && !part.includes("@"));
  const candidates = [first, link && /^https?:/i.test(link) ? link : ""];
  for (const candidate of candidates) {
    const address = withScheme(candidate.replace(/[.,;]+$/, ""));
    if (isWebAddress(address) && address.length <= WEB_ADDRESS_MAX_LENGTH) return { value: address };
  }
  return { warning: `'${shortened(text)}' is no web address.` };
}

const withScheme = (address: string) =>
  /^https?:\/\//i.test(address) ? address : `https://${address.replace(/^(?:https?:)?\/+/i, "")}`;
