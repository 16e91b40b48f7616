/// <reference path="../untyped-packages.d.ts" />
import type { Schema } from "@foodshed/sdk";
import punycode from "punycode.js";

type Profile = Schema<"Profile">;

/** An address that a business typed becomes a link only with the scheme http or https. */
export function webAddress(address: string | null): string | null {
  if (!address) return null;
  try {
    const url = new URL(address);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

/** An address as people say and write it: "maplehill.example/shop", "érablière.example/été". */
export function shortAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return `${readableHost(host).replace(/^www\./, "")}${readablePath(pathname).replace(/\/$/, "")}`;
}

/** A host with letters of other scripts stays in Punycode, because such letters may imitate Latin ones. */
function readableHost(host: string): string {
  const readable = punycode.toUnicode(host);
  return /^[\p{Script=Latin}\p{M}\d.:-]*$/u.test(readable) ? readable : host;
}

function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export const SOCIAL_SITES = ["twitter", "instagram", "facebook", "linkedin", "youtube"] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];

/** The pages of a business on other sites. */
export function socialLinks(profile: Profile): { site: SocialSite; address: string }[] {
  return SOCIAL_SITES.flatMap((site) => {
    const address = webAddress(profile[site]);
    return address ? [{ site, address }] : [];
  });
}

/** The category of the cover of a business without a photo: that of its first product. */
export function coverCategory({ roles }: Profile): number | null {
  const products = roles.flatMap(({ data }) => data.products);
  return products[0]?.category ?? null;
}

/** The first location's city; Ontario when it is not known. */
export function profileCity({ addresses, city }: Profile): string {
  return addresses[0]?.city || city || "Ontario";
}

/** The contact person's name; null when it is hidden or missing. */
export function contactName({ first_name, last_name }: Profile): string | null {
  return [first_name, last_name].filter(Boolean).join(" ") || null;
}
