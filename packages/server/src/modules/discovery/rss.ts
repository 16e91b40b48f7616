import type { Feed, FeedEntry } from "./feed.ts";
import { type Xml, xmlDocument } from "./xml.ts";

/** A feed as the RSS Advisory Board describes RSS 2.0. What RSS has no word for is said in Atom's and Dublin Core's. */
export function writeRss(feed: Feed): string {
  const { address, locale, translations, title, description, page, updated, entries } = feed;
  return xmlDocument({
    name: "rss",
    attributes: {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    },
    content: [
      {
        name: "channel",
        content: [
          text("title", title),
          text("link", page),
          text("description", description),
          text("language", locale),
          text("lastBuildDate", updated.toUTCString()),
          text("generator", "Foodshed"),
          {
            name: "atom:link",
            attributes: { rel: "self", type: "application/rss+xml", href: address },
          },
          ...translations.map((other) => ({
            name: "atom:link",
            attributes: {
              rel: "alternate",
              type: "application/rss+xml",
              hreflang: other.locale,
              href: other.address,
            },
          })),
          ...entries.map(item),
        ],
      },
    ],
  });
}

function item({ id, title, page, published, updated, html, categories, author, picture }: FeedEntry): Xml {
  return {
    name: "item",
    content: [
      text("title", title),
      text("link", page),
      { name: "guid", attributes: { isPermaLink: "false" }, content: id },
      text("pubDate", published.toUTCString()),
      text("atom:updated", updated.toISOString()),
      // RSS's own author is an email address.
      text("dc:creator", author.name),
      ...categories.map((category) => text("category", category)),
      text("description", html),
      ...(picture ? [{ name: "enclosure", attributes: { ...picture } }] : []),
    ],
  };
}

const text = (name: string, content: string): Xml => ({ name, content });
