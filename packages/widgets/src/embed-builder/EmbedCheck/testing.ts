import type { Schema } from "@foodshed/sdk";

/** What is found on a page, one of each severity. */
export const findings = [
  {
    code: "network-unknown",
    severity: "error",
    message: "There is no network “grand-vallee”, so <foodshed-classifieds> stays empty.",
    fix: "Take the last part of the address of the network’s profile on https://foodshed.example.",
    line: 12,
    excerpt: '<foodshed-classifieds network="grand-vallee">',
  },
  {
    code: "script-consent",
    severity: "warning",
    message: "Cookiebot lets the script wait for consent: data-cookieconsent.",
    fix: "Widgets set no cookie and store nothing on your page, so the script needs no consent. Remove that mark, or list the script as necessary.",
    line: 13,
    excerpt:
      '<script type="text/plain" data-cookieconsent="marketing" src="https://foodshed.example/embed/v1.js" async>',
  },
  {
    code: "csp-style",
    severity: "hint",
    message:
      "The page’s Content-Security-Policy ignores the style attribute of <foodshed-classifieds>, so the page moves when the widget appears.",
    fix: "Write the same rules into your style sheet.",
    line: null,
    excerpt: null,
  },
] as const satisfies Schema<"EmbedFinding">[];

export const report: Schema<"EmbedReport"> = {
  url: "https://farm.example/market",
  embeds: [{ form: "element", name: "<foodshed-classifieds>", line: 12 }],
  findings: [...findings],
};
