import { DEFAULT_LOCALE, LOCALES, type Locale, localizedPath } from "@foodshed/sdk/locale";
import type { MetaDescriptor } from "react-router";
import * as strings from "./generated/strings.ts";
import { sharePicturePath } from "./paths.ts";
import { type Text, textOf, translateAt } from "./translate.ts";

interface Page {
  /** Left out on the home page, whose title is the site's name. */
  title?: Text;
  description?: Text;
  /** The canonical path or URL of the page in English; without one it has `noindex`. */
  canonical?: string;
  /** The picture for link previews, as a URL or a path; the site's own by default. */
  image?: string | null;
  /** Feeds of what the page shows. */
  feeds?: readonly { title: Text; path: (locale: Locale) => string; isAtom?: boolean }[];
  /** Whether oEmbed has a frame of what the page shows; it is named where the page is canonical. */
  oembed?: boolean;
  type?: "website" | "profile";
}

/** The part of a route's `meta` arguments that is used here. */
export interface MetaMatches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

const siteName = "Foodshed";

/** Title, description, canonical address, the same page in other languages, and Open Graph of a page. */
export function pageMeta({ matches, location }: MetaMatches, page: Page): MetaDescriptor[] {
  const t = translateAt(location.pathname);
  const pageTitle = page.title && textOf(t, page.title);
  const title = pageTitle ? `${pageTitle} · ${siteName}` : t(strings.siteTitle);
  const tags: MetaDescriptor[] = [
    { title },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: pageTitle ?? siteName },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:locale", content: t.locale.replace("-", "_") },
  ];
  if (page.description) {
    const description = textOf(t, page.description);
    tags.push({ name: "description", content: description });
    tags.push({ property: "og:description", content: description });
  }
  const absolute = (address: string) => (address.startsWith("/") ? publicUrl(matches) + address : address);
  tags.push({ property: "og:image", content: absolute(page.image || sharePicturePath()) });
  tags.push({ name: "twitter:card", content: "summary_large_image" });
  for (const { title, path, isAtom } of page.feeds ?? []) {
    tags.push({
      tagName: "link",
      rel: "alternate",
      type: isAtom ? "application/atom+xml" : "application/rss+xml",
      title: textOf(t, title),
      href: absolute(path(t.locale)),
    });
  }
  if (page.canonical === undefined) return [...tags, { name: "robots", content: "noindex" }];
  const canonical = absolute(page.canonical);
  const url = localizedUrl(canonical, t.locale);
  tags.push({ tagName: "link", rel: "canonical", href: url }, { property: "og:url", content: url });
  for (const [hrefLang, href] of alternates(canonical))
    tags.push({ tagName: "link", rel: "alternate", hrefLang, href });
  if (page.oembed) {
    const href = absolute(`/oembed?url=${encodeURIComponent(url)}&format=json`);
    tags.push({
      tagName: "link",
      rel: "alternate",
      type: "application/json+oembed",
      title: pageTitle ?? siteName,
      href,
    });
  }
  return tags;
}

/** The addresses of a page in all languages, as `hreflang` and URL; the English one is for everybody else too. */
export function alternates(url: string): [hrefLang: string, url: string][] {
  const each = LOCALES.map((locale): [string, string] => [locale, localizedUrl(url, locale)]);
  return [...each, ["x-default", localizedUrl(url, DEFAULT_LOCALE)]];
}

/** The URL of the same page in a language. */
export function localizedUrl(url: string, locale: Locale): string {
  const [, origin = "", path = ""] = /^(https?:\/\/[^/]+)?(.*)$/.exec(url) ?? [];
  return origin + localizedPath(path, locale);
}

function publicUrl(matches: MetaMatches["matches"]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { publicUrl?: string } | undefined)?.publicUrl ?? "";
}
