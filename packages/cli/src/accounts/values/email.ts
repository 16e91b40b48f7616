import { findEmails } from "@foodshed/sdk/members";
import { isEmail } from "@foodshed/sdk/vocabulary/patterns";
import type { Value } from "./value.ts";

/**
 * The address of a cell: "Ada Okafor <ada@farm.ca>", "mailto:ada@farm.ca", "ada@farm.ca." and several. What holds none is returned as
 * it is, for the message about it. `link` is what the cell links to.
 */
export function readEmail(text: string, link?: string): Value & { value: string } {
  if (isEmail(text)) return { value: text };
  const [first, ...others] = findEmails(text);
  if (first === undefined) {
    const linked = link && /^mailto:/i.test(link) ? decodeLink(link.replace(/^mailto:|\?.*$/gi, "")) : "";
    // Another text than an address may stand on a link: "Write to us".
    return { value: isEmail(linked) && !text.includes("@") ? linked : text };
  }
  if (others.length === 0) return { value: first };
  return {
    value: first,
    warning: `The email column has several addresses. The first is used, ${first}; left aside: ${others.join(", ")}.`,
  };
}

function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a person probably meant by a text that is no address; undefined when nothing is plain. */
export function suggestEmail(text: string): string | undefined {
  const meant = text
    .trim()
    .replaceAll(/\s*[([]\s*(?:at|arobase|chez)\s*[)\]]\s*/gi, "@")
    .replaceAll(/\s*[([]\s*(?:dot|point)\s*[)\]]\s*/gi, ".")
    .replace(/(@[^,]*),([a-z]{2,3})$/i, "$1.$2")
    .replaceAll(/\s+/g, "")
    .replaceAll(/\.{2,}/g, ".")
    .replace(/@{2,}/, "@")
    .replace(/@\.|\.@/, "@");
  return meant !== text && isEmail(meant) ? meant : undefined;
}
