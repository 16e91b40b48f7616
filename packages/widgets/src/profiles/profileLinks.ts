/// <reference path="../untyped-packages.d.ts" />
import type { Schema } from "@foodshed/sdk";
import punycode from "punycode.js";

type Profile = Schema<"Profile">;

/** Addresses that a business typed itself are only linked to when they lead to a web page. */
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

/** Letters of other scripts may look like ours, and lead elsewhere: a host that holds any stays as it is sent. */
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

/** The pages of a business on other sites, those that it has. */
export function socialLinks(profile: Profile): { site: SocialSite; address: string }[] {
  return SOCIAL_SITES.flatMap((site) => {
    const address = webAddress(profile[site]);
    return address ? [{ site, address }] : [];
  });
}

/** The category that a business without a photo is painted in: that of its first product. */
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
