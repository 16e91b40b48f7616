import type { MetaDescriptor } from "react-router";

interface Page {
  /** Left out on the home page, whose title is the site's name. */
  title?: string;
  description?: string;
  /** The path, or address, under which search engines should know the page; without one they are asked to leave it out. */
  canonical?: string;
  /** A picture for those who share the page; absolute. */
  image?: string | null;
  type?: "website" | "profile";
}

/** What a route's `meta` is called with, as far as it matters here. */
interface MetaMatches {
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
  if (page.image) tags.push({ property: "og:image", content: page.image });
  if (page.canonical === undefined) return [...tags, { name: "robots", content: "noindex" }];
  const url = page.canonical.startsWith("/") ? publicUrl(matches) + page.canonical : page.canonical;
  return [...tags, { tagName: "link", rel: "canonical", href: url }, { property: "og:url", content: url }];
}

function publicUrl(matches: MetaMatches["matches"]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return (root as { publicUrl?: string } | undefined)?.publicUrl ?? "";
}
