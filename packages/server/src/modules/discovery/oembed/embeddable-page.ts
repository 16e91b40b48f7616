import { englishPath, type Locale, localeOfPath, localizedPath } from "@foodshed/sdk/locale";
import { classifiedIdIn, findCategory } from "@foodshed/sdk/vocabulary";

/** A page of the site that a frame of an embed can stand for. */
export interface EmbeddablePage {
  /** The embed's page below `/embed/`. */
  embed: "profile-card" | "classifieds";
  /** The business that the page shows. */
  slug?: string;
  /** The attributes of the embed, by name. */
  attributes: Record<string, string>;
  /** The address of the page as it is shared, in its own language. */
  path: string;
  locale: Locale;
}

/** The page of one classified: no embed stands for it, but a link with its title does. */
export interface LinkedClassified {
  classified: number;
  locale: Locale;
}

/**
 * What the page at an address can be embedded as: "private" for pages of members, undefined for pages that no embed stands for, and for
 * other sites.
 */
export function embeddablePage(
  address: string,
  publicUrl: string,
): EmbeddablePage | LinkedClassified | "private" | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol) || host !== new URL(publicUrl).host) return undefined;
  const path = (englishPath(pathname) ?? pathname).replace(/\/$/, "");
  const locale = localeOfPath(pathname);
  if (isPrivate(path)) return "private";
  const [, slug] = /^\/(?:profiles|market)\/([^/]+)(?:\/(?:contact|photos|classifieds))?$/.exec(path) ?? [];
  const name = slug && decoded(slug);
  if (name) {
    const page = localizedPath(`/profiles/${encodeURIComponent(name)}`, locale);
    return { embed: "profile-card", slug: name, attributes: { slug: name }, path: page, locale };
  }
  const [, part] = /^\/classifieds\/([^/]+)$/.exec(path) ?? [];
  const classified = part === undefined ? undefined : classifiedIdIn(part);
  if (classified !== undefined) return { classified, locale };
  if (path !== "/search/classifieds") return undefined;
  const query = searchParams.toString();
  const page = localizedPath(`/search/classifieds${query && `?${query}`}`, locale);
  return { embed: "classifieds", attributes: boardAttributes(searchParams), path: page, locale };
}

const isPrivate = (path: string) =>
  /^\/(dashboard|messages|profile|profile-hub|profile-manager|reports|settings|shipping|viewProfile)(\/|$)/.test(
    path,
  );

/** The filters of a classifieds search as attributes of a board; those that mean nothing are left out. */
function boardAttributes(query: URLSearchParams): Record<string, string> {
  const categories = query.getAll("classified_category").map(findCategory);
  const types: Record<string, string> = {
    true: "wanted",
    wanted: "wanted",
    false: "sale",
    "for sale": "sale",
  };
  const given = {
    keywords: query.get("query")?.trim(),
    kind: types[query.get("looking_for")?.toLowerCase() ?? ""],
    categories: categories.filter((category) => category !== undefined).join(","),
    "ending-soon": query.get("ending_soon")?.toLowerCase() === "true" ? "true" : undefined,
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}

/** Undefined where a `%` begins no letter. */
function decoded(word: string): string | undefined {
  try {
    return decodeURIComponent(word);
  } catch {
    return undefined;
  }
}
