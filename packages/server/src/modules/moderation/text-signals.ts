const LINK = /\bhttps?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+/gi;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?\d[\d\s().-]{8,}\d/g;

/** How many links a text has. */
export function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** The hosts, addresses and telephone numbers in a text: what a sender who comes back under another name uses again. */
export function contactsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const link of text.match(LINK) ?? []) {
    const host = link
      .replace(/^https?:\/\//i, "")
      .replace(/^www\./i, "")
      .split(/[/?#:]/, 1)[0];
    if (host?.includes(".")) found.add(host.toLowerCase());
  }
  for (const email of text.match(EMAIL) ?? []) found.add(email.toLowerCase());
  for (const phone of text.match(PHONE) ?? []) {
    const digits = phone.replaceAll(/\D/g, "");
    if (digits.length >= 10) found.add(digits.slice(-10));
  }
  return found;
}
