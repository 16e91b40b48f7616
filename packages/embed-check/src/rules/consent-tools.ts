/** Tools that keep scripts and frames from loading, by the marks that they leave on an element. */
const TOOLS: readonly { name: string; until: "consent" | "later"; marks: RegExp }[] = [
  { name: "Cookiebot", until: "consent", marks: /^data-cookieconsent$|^data-cookieblock-src$/ },
  { name: "CookieYes", until: "consent", marks: /^data-cookieyes$/ },
  { name: "Complianz", until: "consent", marks: /^data-(cmplz-src|service|placeholder-image)$|^cmplz-/ },
  { name: "OneTrust", until: "consent", marks: /^optanon-category-|^ot-/ },
  { name: "iubenda", until: "consent", marks: /^_iub_cs_activate|^data-iub-purposes$/ },
  { name: "Usercentrics", until: "consent", marks: /^data-usercentrics$|^data-uc-(src|allowed)$/ },
  { name: "Borlabs Cookie", until: "consent", marks: /^data-borlabs-/ },
  { name: "Real Cookie Banner", until: "consent", marks: /^consent-(original|required|id)|^data-rcb-/ },
  { name: "Klaro", until: "consent", marks: /^data-name$/ },
  { name: "Osano", until: "consent", marks: /^data-osano$/ },
  { name: "Axeptio", until: "consent", marks: /^data-axeptio/ },
  { name: "Didomi", until: "consent", marks: /^data-vendor$|^didomi-/ },
  { name: "GDPR Cookie Compliance", until: "consent", marks: /^data-cli-(class|src)$/ },
  { name: "consentmanager", until: "consent", marks: /^data-cmp-(src|vendor|ab)$|^cmplazyload$/ },
  { name: "CookieFirst", until: "consent", marks: /^data-cookiefirst-/ },
  { name: "Termly", until: "consent", marks: /^data-categories$/ },
  { name: "WP Rocket", until: "later", marks: /^rocketlazyloadscript$|^data-rocket-/ },
  { name: "LiteSpeed Cache", until: "later", marks: /^litespeed\/javascript$|^data-litespeed-/ },
  {
    name: "Cloudflare Rocket Loader",
    until: "later",
    marks: /^[\da-f]{16,}-(text\/javascript|module)$|^data-cf-settings$/,
  },
  { name: "Flying Scripts", until: "later", marks: /^flying-?press|^lazy-script$/ },
  { name: "Autoptimize", until: "later", marks: /^data-ao-|^ao-/ },
  { name: "Perfmatters", until: "later", marks: /^pmdelayedscript$|^data-perfmatters-/ },
  { name: "NitroPack", until: "later", marks: /^nitropack\/inlinescript$|^nitro-|^data-nitro-/ },
  { name: "SG Optimizer", until: "later", marks: /^data-siteground-/ },
];

/** The tool that holds an element back, and the mark that says so; undefined where none is recognized. */
export function holdingTool(attributes: Readonly<Record<string, string>>) {
  const words = [...Object.keys(attributes), ...(attributes.class ?? "").split(/\s+/), attributes.type ?? ""];
  for (const { name, until, marks } of TOOLS) {
    const mark = words.find((word) => word && marks.test(word));
    if (mark) return { name, until, mark };
  }
  return undefined;
}
