import { toEnglish } from "@foodshed/sdk/locale";
import { describe, expect, it } from "vitest";
import { dark, light } from "../../core/colours.ts";
import { expectOwed } from "../../testing/mail-rules.ts";
import { writeMail } from "./mail-layout.ts";

const url = `https://foodshed.example/forgot/${"a1B2".repeat(40)}`;
const QUOTE = `Your account is closed.\n\n<b>Pay</b> ${"every day ".repeat(12)}now.`;
const mail = writeMail(
  {
    to: "ada@farm.example",
    subject: "Reset your password",
    greeting: "Hello <Ada>,",
    paragraphs: ["Somebody, hopefully you, asked for this.", { quote: QUOTE }],
    items: [{ title: "Wanted: Pears", text: "Maple Hill, Elora", url }],
    sections: [
      {
        heading: `${"A heading with many words, ".repeat(4)}`,
        items: [{ title: "Wanted: Plums", text: "", url }],
        link: { label: "See all", url },
      },
    ],
    action: { label: "Set a new password", url },
    closing: ["The link works once."],
    subscription: {
      reason: "You asked for it.",
      manage: { label: "Choose", url },
      unsubscribeUrl: url,
      postalAddress: "12 Main Street, Elora",
    },
  },
  "https://foodshed.example",
  toEnglish,
);
const { html, text } = mail;

describe("the layout of mails", () => {
  it("uses only what old desktop programs know, and loads nothing", () => {
    expectOwed(mail);
  });

  it("breaks addresses that are longer than a phone is wide, in every text", () => {
    for (const [element] of html.matchAll(/<(?:p|h1|h2)[^>]*>/g))
      expect(element).toContain("overflow-wrap:anywhere;word-break:break-word");
    expect(html).toContain("width=device-width");
  });

  it("sets apart what a person wrote, so that nobody takes it for ours", () => {
    const quote = /<blockquote.*?<\/blockquote>/s.exec(html)?.[0];
    expect(quote).toContain("Your account is closed.<br><br>&#60;b&#62;Pay&#60;/b&#62; every day");
    expect(quote).not.toContain("Somebody");
    const lines = text.split("\n");
    const from = lines.indexOf("> Your account is closed.");
    expect(lines[from + 1]).toBe(">");
    expect(lines[from + 2]).toMatch(/^> <b>Pay<\/b> every day/);
    expect(lines[from + 3]).toMatch(/^> .*now\.$/);
    expect(lines[from + 4]).toBe("");
    for (const line of lines.slice(from, from + 4)) expect(line.length).toBeLessThanOrEqual(72);
  });

  it("gives each colour of the light scheme its dark one", () => {
    const sheet = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
    expect(sheet).toContain("color-scheme:light dark");
    for (const role of Object.keys(dark) as (keyof typeof dark)[]) {
      expect(html).toContain(light[role]);
      expect(sheet).toContain(dark[role]);
    }
  });

  it("keeps its width in Outlook, which knows no other limit", () => {
    expect(html).toMatch(/<!--\[if mso\]><table[^>]* width="560"><tr><td><!\[endif\]-->/);
    expect(html).toContain("max-width:560px");
  });

  it("shows in lists of mails what it is about", () => {
    const body = html.slice(html.indexOf("<body"));
    expect(body.indexOf("Somebody, hopefully you")).toBeLessThan(body.indexOf("Foodshed</a>"));
  });

  it("keeps text text", () => {
    expect(html).toContain("Hello &#60;Ada&#62;,");
    expect(text).toContain("Hello <Ada>,");
  });
});
