import { frameSource } from "../embeds.ts";
import { found } from "../finding.ts";
import type { Rule } from "./rule.ts";

/** What is fetched without encryption for an encrypted page, which browsers refuse. */
export const mixedContent: Rule = ({ embeds, page, policies, scripts }) => {
  if (!page.url.startsWith("https:")) return [];
  // Such a policy has browsers write https themselves.
  if (policies.some(({ directives }) => directives.has("upgrade-insecure-requests"))) return [];
  const fetched = [
    ...scripts.map(({ source, place }) => ({ address: source, place })),
    ...embeds
      .filter(({ form }) => form === "frame")
      .map((frame) => ({ address: frameSource(frame, page) ?? "", place: frame.place })),
  ];
  return fetched
    .filter(({ address }) => address.startsWith("http:"))
    .map(({ address, place }) =>
      found("mixed-content", { address, encrypted: address.replace(/^http:/, "https:") }, { place }),
    );
};
