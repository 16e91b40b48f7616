import type { Feed, FeedEntry } from "./feed.ts";
import { type Xml, xmlDocument } from "./xml.ts";

/** A feed as RFC 4287 describes it. */
export function writeAtom(feed: Feed): string {
  const { id, address, locale, translations, title, description, page, updated, entries } = feed;
  return xmlDocument({
    name: "feed",
    attributes: { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": locale },
    content: [
      text("id", id),
      text("title", title),
      text("subtitle", description),
      text("updated", updated.toISOString()),
      text("generator", "Foodshed"),
      link({ rel: "self", type: "application/atom+xml", href: address }),
      link({ rel: "alternate", type: "text/html", href: page }),
      ...translations.map((other) =>
        link({
          rel: "alternate",
          type: "application/atom+xml",
          hreflang: other.locale,
          href: other.address,
        }),
      ),
      ...entries.map(entry),
    ],
  });
}

function entry({ id, title, page, published, updated, html, categories, author, picture }: FeedEntry): Xml {
  return {
    name: "entry",
    content: [
      text("id", id),
      // Plain text is what titles are unless they say otherwise.
      text("title", title),
      link({ rel: "alternate", type: "text/html", href: page }),
      text("published", published.toISOString()),
      text("updated", updated.toISOString()),
      { name: "author", content: [text("name", author.name), text("uri", author.page)] },
      ...categories.map((category) => ({
        name: "category",
        attributes: { term: category, label: category },
      })),
      ...(picture
        ? [link({ rel: "enclosure", type: picture.type, length: picture.length, href: picture.url })]
        : []),
      { name: "content", attributes: { type: "html" }, content: html },
    ],
  };
}

const text = (name: string, content: string): Xml => ({ name, content });
const link = (attributes: Record<string, string | number>): Xml => ({ name: "link", attributes });
