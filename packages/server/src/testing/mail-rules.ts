import { expect } from "vitest";
import type { MailMessage } from "../infra/mail/mail.ts";

/**
 * What mails may use, after caniemail.com (read in November 2026): what Outlook for Windows, which renders with Word's
 * engine, and Gmail both know.
 */
const ELEMENTS = new Set(
  "html head meta title style body table tr td p h1 h2 a br div blockquote".split(" "),
);
const PROPERTIES = new Set(
  `background-color border border-bottom border-left border-top color display font-family font-size font-weight height line-height
  margin max-height overflow padding table-layout text-align text-decoration width`.split(/\s+/),
);
/** What one of them does not know, and whose lack harms nothing: corners stay square, words break elsewhere. */
const DECORATION = new Set(
  "border-radius max-width mso-hide mso-padding-alt overflow-wrap word-break".split(" "),
);

/** Holds for every mail: who sends it, one thing to do, and forms that every reader can show. */
export function expectOwed({
  html,
  text,
  headers = {},
}: Pick<MailMessage, "html" | "text" | "headers">): void {
  expect(html).toMatch(/<a class="word" href="https?:\/\/[^"]+"[^>]*>Foodshed<\/a>/);
  expect(html.match(/<td class="button"/g)).toHaveLength(1);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expectDarkScheme(html);
  expectKnownFeatures(html);
  expectNothingLoaded(html);
  // An address, or one long word of a member, stands in a line of its own.
  for (const line of text.split("\n"))
    if (line.includes(" ")) expect([line, line.length <= 72]).toEqual([line, true]);
  const subscribed = headers["List-Unsubscribe"] !== undefined;
  expect(headers["List-Unsubscribe-Post"] !== undefined).toBe(subscribed);
  if (!subscribed) return;
  const url = headers["List-Unsubscribe"]?.slice(1, -1) as string;
  expect(text).toContain(url);
  expect(html).toContain(`href="${url.replaceAll("&", "&#38;")}"`);
}

/** Each colour has its other one for readers who chose dark pages. */
function expectDarkScheme(html: string): void {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? "";
  for (const [element] of html.matchAll(/<\w+[^>]*(?:color:#|bgcolor)[^>]*>/g)) {
    const classes = / class="([^"]*)"/.exec(element)?.[1]?.split(" ") ?? [];
    const known = classes.some((name) => dark.includes(`.${name}{`));
    expect([element, known]).toEqual([element, true]);
  }
}

function expectKnownFeatures(html: string): void {
  for (const [, element] of html.matchAll(/<([a-z]\w*)/g)) expect(ELEMENTS).toContain(element);
  for (const [, style = ""] of html.matchAll(/ style="([^"]*)"/g)) {
    for (const declaration of style.split(";")) {
      const property = declaration.split(":")[0] as string;
      expect([...PROPERTIES, ...DECORATION]).toContain(property);
    }
    expect(style).not.toMatch(/display:(?!none|inline-block)|var\(|calc\(|\d(?:rem|em|vw)/);
    expect(style).not.toMatch(/line-height:(?!\d+px|0)/);
  }
  // Word and older web mail drop the background of a cell that only its style names.
  for (const [cell] of html.matchAll(/<t(?:able|d)[^>]*background-color[^>]*>/g))
    expect(cell).toMatch(/bgcolor="#[0-9A-Fa-f]{6}"/);
  for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
  // Gmail cuts what is longer.
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
}

/** No picture, font or sheet from elsewhere: nobody learns that the mail was opened. */
function expectNothingLoaded(html: string): void {
  expect(html).not.toMatch(
    /<(?:img|link|script|iframe|video|audio|object|svg|input|form)\b| src=|url\(|@import|@font-face/i,
  );
}
