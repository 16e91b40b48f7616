import type { Locale } from "@foodshed/sdk/locale";
import { expect } from "vitest";
import type { MailMessage } from "../infra/mail/mail.ts";
import { escapeHtml } from "../infra/mail/mail-layout.ts";
import { englishIn } from "./english.ts";
import { expectOwed } from "./mail-rules.ts";

/** What a pattern finds in a mail's text, such as the token in its link. */
export const tokenIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] as string;

/**
 * A mail in English and in French. Checks what every mail owes: its language in the header and in the HTML, no sentence in the other
 * language, and addresses of pages of its own.
 */
export function inBothLanguages(write: (language: Locale) => MailMessage): {
  english: MailMessage;
  french: MailMessage;
} {
  const [english, french] = [write("en-CA"), write("fr-CA")];
  for (const mail of [english, french]) expectOwed(mail);
  expect([english.headers, french.headers]).toMatchObject([
    { "Content-Language": "en-CA" },
    { "Content-Language": "fr-CA" },
  ]);
  expect([english.html, french.html]).toEqual([
    expect.stringContaining('<html lang="en">'),
    expect.stringContaining('<html lang="fr">'),
  ]);
  expect(french.html).toContain(`<title>${escapeHtml(french.subject)}</title>`);
  const sentences = new Set(sentencesOf(english));
  expect(sentencesOf(french).filter((sentence) => sentences.has(sentence))).toEqual([]);
  expect([french.subject, french.text, french.html].flatMap(englishIn)).toEqual([]);
  expect(english.text).not.toMatch(/\/fr\b/);
  for (const [url] of french.text.matchAll(/https?:\/\/\S+/g))
    expect(url).toMatch(/^https?:\/\/[^/]+\/(fr\b|[\w/-]+\?.*&lang=fr-CA$)/);
  return { english, french };
}

/** What a mail says, without what is the same in every language: addresses, the sender and names that stand alone. */
function sentencesOf({ text }: MailMessage): string[] {
  const blocks = text.split("\n\n").map((block) => block.replaceAll("\n", " "));
  return blocks.filter((block) => block.split(" ").length > 2 && !block.startsWith("-- "));
}
