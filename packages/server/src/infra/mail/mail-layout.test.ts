import { toEnglish } from "@foodshed/sdk/locale";
import { describe, expect, it } from "vitest";
import { dark, light } from "../../core/colours.ts";
import { writeMail } from "./mail-layout.ts";

const url = `https://foodshed.example/forgot/${"a1B2".repeat(40)}`;
const { html, text } = writeMail(
  {
    to: "ada@farm.example",
    subject: "Reset your password",
    greeting: "Hello <Ada>,",
    paragraphs: ["Somebody, hopefully you, asked for this."],
    items: [{ title: "Wanted: Pears", text: "Maple Hill, Elora", url }],
    action: { label: "Set a new password", url },
    closing: ["The link works once."],
    subscription: {
      reason: "You asked for it.",
      unsubscribeUrl: url,
      postalAddress: "12 Main Street, Elora",
    },
  },
  "https://foodshed.example",
  toEnglish,
);

describe("the layout of mails", () => {
  it("breaks addresses that are longer than a phone is wide, in every text", () => {
    for (const [element] of html.matchAll(/<(?:p|h1)[^>]*>/g)) {
      if (element.includes("margin:24px 0")) continue; // holds the button alone
      expect(element).toContain("overflow-wrap:anywhere;word-break:break-word");
    }
    expect(html).toContain("width=device-width");
  });

  it("names its colour schemes, and gives each colour of the light one its dark one", () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
    const sheet = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
    expect(sheet).toContain("color-scheme:light dark");
    for (const role of Object.keys(dark) as (keyof typeof dark)[]) {
      expect(html).toContain(light[role]);
      expect(sheet).toContain(dark[role]);
    }
  });

  it("has no colour without a class that the dark scheme knows", () => {
    const body = html.slice(html.indexOf("<body"));
    for (const [element] of body.matchAll(
      /<(?:p|h1|a|div|body)[^>]*style="[^"]*(?:color|background):#[^>]*>/g,
    ))
      expect(element).toMatch(/class="[^"]*(?:page|card|ink|soft|leaf|button)/);
  });

  it("keeps text text", () => {
    expect(html).toContain("Hello &#60;Ada&#62;,");
    expect(text).toContain("Hello <Ada>,");
  });
});
