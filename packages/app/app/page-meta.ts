import type { MetaDescriptor } from "react-router";
import { sharePicturePath } from "./paths.ts";

interface Page {
  /** Left out on the home page, whose title is the site's name. */
  title?: string;
  description?: string;
  /** The canonical path or URL of the page; without one it has `noindex`. */
  canonical?: string;
  /** The picture for link previews, as a URL or a path; the site's own by default. */
  image?: string | null;
  /** Feeds of what the page shows. */
  feeds?: readonly { title: string; path: string }[];
  type?: "website" | "profile";
}

/** The part of a route's `meta` arguments that is used here. */
export interface MetaMatches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

const siteName = "Foodshed";

/** Title, description, canonical address and Open Graph of a page. */
export function pageMeta({ matches }: MetaMatches, page: Page): MetaDescriptor[] {
  const title = page.title ? `${page.title} · ${siteName}` : `${siteName} · Ontario’s local food network`;
  const tags: MetaDescriptor[] = [
    { title },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: page.title ?? siteName },
    { property: "og:type", content: page.type ?? "website" },
  ];
  if (page.description) {
    tags.push({ name: "description", content: page.description });
    tags.push({ property: "og:description", content: page.description });
  }
  const absolute = (address: string) => (address.startsWith("/") ? publicUrl(matches) + address : address);
  tags.push({ property: "og:image", content: absolute(page.image || sharePicturePath()) });
  tags.push({ name: "twitter:card", content: "summary_large_image" });
  for (const { title, path } of page.feeds ?? []) {
    tags.push({
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title,
      href: absolute(path),
    });
  }
  if (page.canonical === undefined) return [...tags, { name: "robots", content: "noindex" }];
  const url = absolute(page.canonical);
  return [...tags, { tagName: "link", rel: "canonical", href: url }, { property: "og:url", content: url }];
}

function publicUrl(matches: MetaMatches["matches"]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { publicUrl?: string } | undefined)?.publicUrl ?? "";
}
