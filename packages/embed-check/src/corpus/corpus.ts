import type { FindingCode } from "../findings.ts";

/** A page of the corpus: how it was opened, and what is to be found, errors first. */
interface Specimen {
  headers?: Record<string, string>;
  expected: readonly FindingCode[];
}

const csp = (policy: string) => ({ "content-security-policy": policy });
const site = "https://foodshed.example";

/** Pages such as partners have, by their files in `pages/`. */
export const corpus: Readonly<Record<string, Specimen>> = {
  "as-the-builder-gives-it": { expected: [] },
  "link-in-the-element": { expected: [] },
  "frame-as-the-builder-gives-it": { expected: [] },
  "no-widget": { expected: ["no-embed"] },
  "script-without-element": { expected: ["no-element"] },
  "element-without-script": { expected: ["script-missing"] },
  "script-in-noscript": { expected: ["script-in-noscript"] },
  "wordpress-editor-kept-only-the-link": { expected: ["only-link"] },
  "wordpress-code-in-a-paragraph": { expected: ["code-as-text"] },
  "wordpress-block-in-a-block": { expected: ["wordpress-nested"] },
  "policy-header": {
    headers: csp("default-src 'self'; report-uri /csp, script-src *; style-src 'self' 'unsafe-inline'"),
    expected: ["csp-connect", "csp-script", "csp-images", "csp-style"],
  },
  "policy-meta": { expected: ["csp-images"] },
  "policy-of-paths": {
    headers: csp(`script-src ${site}/embed/v1.js; connect-src ${site}; img-src https:`),
    expected: ["csp-script"],
  },
  "policy-strict-dynamic": {
    headers: csp(`script-src 'strict-dynamic' 'nonce-r4nd0m' ${site}`),
    expected: ["csp-script-nonce"],
  },
  "policy-nonce": { headers: csp("script-src 'strict-dynamic' 'nonce-r4nd0m'"), expected: [] },
  "policy-frame": {
    headers: csp(`script-src 'self' ${site}; frame-src 'self' https://www.youtube.com`),
    expected: ["csp-frame"],
  },
  "policy-sandbox": { headers: csp("sandbox allow-scripts allow-forms"), expected: ["csp-sandbox"] },
  "isolated-page-with-frame": {
    headers: { "cross-origin-embedder-policy": "require-corp" },
    expected: ["coep-frame"],
  },
  "pinned-and-old": { expected: ["script-old"] },
  "pinned-with-a-wrong-hash": { expected: ["script-integrity-wrong"] },
  "pinned-without-crossorigin": { expected: ["script-integrity-crossorigin"] },
  "pinned-without-a-hash": { expected: ["script-integrity-missing"] },
  "evergreen-with-a-hash": { expected: ["script-integrity-evergreen"] },
  "script-that-never-was": { expected: ["script-not-found"] },
  "script-of-another-network": { expected: ["script-elsewhere"] },
  "script-twice": { expected: ["script-twice"] },
  "two-versions": { expected: ["script-two-versions"] },
  "unencrypted-script": { expected: ["mixed-content"] },
  cookiebot: { expected: ["script-consent"] },
  "complianz-frame": { expected: ["frame-consent"] },
  "any-consent-banner": { expected: ["script-consent"] },
  "wp-rocket": { expected: ["script-delayed"] },
  "type-that-does-not-run": { expected: ["script-type"] },
  "misspelt-element": { expected: ["element-unknown"] },
  "element-closed-like-xml": { expected: ["element-not-closed"] },
  "misspelt-and-wrong-attributes": {
    expected: [
      "attribute-unknown",
      "attribute-value",
      "attribute-value",
      "attribute-value",
      "attribute-value",
    ],
  },
  "card-without-a-business": { expected: ["attribute-missing"] },
  "unknown-names": { expected: ["network-unknown", "network-is-business", "business-unknown"] },
  hidden: { expected: ["element-hidden", "element-hidden", "element-aria-hidden"] },
  "hidden-by-a-sheet": { expected: ["element-hidden"] },
  "gold-on-white": { expected: ["contrast", "contrast"] },
  "frame-without-title-in-a-sandbox": {
    expected: ["frame-sandbox-scripts", "frame-title", "frame-sandbox-popups", "frame-script-missing"],
  },
  "frame-of-no-widget": { expected: ["frame-unknown"] },
  "frame-with-wrong-attributes": { expected: ["attribute-unknown", "attribute-value"] },
  "nothing-without-scripts": { expected: ["fallback-missing"] },
  "script-by-another-script": { expected: [] },
  "typo3-legacy": { expected: ["csp-style"] },
};
