import { find } from "linkifyjs";

/** A piece of a message: its text, and where a press on it leads. */
export interface TextPart {
  text: string;
  href?: string;
}

const PROTOCOLS = new Set(["http:", "https:", "mailto:"]);

/**
 * Splits a message at the addresses in it. Written out with http, https or mailto, beginning with www, or an email address: any
 * other word with a dot in it, such as the end of one sentence and the beginning of the next, stays text.
 */
export function messageLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of find(text, { defaultProtocol: "https" })) {
    const href = addressOf(found.value, found.type);
    if (href === undefined) continue;
    if (found.start > end) parts.push({ text: text.slice(end, found.start) });
    parts.push({ text: text.slice(found.start, found.end), href });
    end = found.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function addressOf(written: string, type: string): string | undefined {
  const address = type === "email" ? `mailto:${written.replace(/^mailto:/i, "")}` : withProtocol(written);
  const url = address === undefined || !URL.canParse(address) ? undefined : new URL(address);
  if (!url || !PROTOCOLS.has(url.protocol)) return undefined;
  // "https://bank.example@elsewhere.example" leads elsewhere.
  return url.username || url.password ? undefined : url.href;
}

function withProtocol(written: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(written)) return written;
  return /^www\./i.test(written) ? `https://${written}` : undefined;
}
