import { INSTAGRAM_PATTERN, TWITTER_PATTERN } from "./patterns.ts";

const HOSTS = { twitter: "twitter.com", instagram: "instagram.com" } as const;
const PATTERNS = { twitter: TWITTER_PATTERN, instagram: INSTAGRAM_PATTERN } as const;
const PROFILE_URL = {
  twitter: /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:twitter|x)\.com\/@?([^/?#]+)\/?(?:[?#].*)?$/i,
  instagram: /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/@?([^/?#]+)\/?(?:[?#].*)?$/i,
} as const;

export type HandleSite = keyof typeof HOSTS;

/** `@handle` for a handle with or without @ or a profile's URL; undefined when the text is neither. */
export function socialHandle(site: HandleSite, text: string): string | undefined {
  const trimmed = text.trim();
  const name = PROFILE_URL[site].exec(trimmed)?.[1] ?? trimmed.replace(/^@/, "");
  const handle = `@${name}`;
  return PATTERNS[site].test(handle) ? handle : undefined;
}

/** The full URL that is saved for a handle or a profile's URL; undefined when the text is neither. */
export function socialUrl(site: HandleSite, text: string): string | undefined {
  const handle = socialHandle(site, text);
  return handle && `https://${HOSTS[site]}/${handle.slice(1)}`;
}
