import { allEmbedDocs } from "../allEmbedDocs.ts";
import { appearanceSheet } from "../appearance.ts";
import { appearanceAttributes } from "../element.ts";
import { loadParts } from "../react.ts";
import { allStyles } from "../sheet.ts";
import { hashOf } from "./hashOf.ts";
import { isPlausibleValue } from "./plausibleValue.ts";

// A button that nothing listens to is not shown; it keeps its space until the widget takes the content over, and these styles go.
export const withoutScript = "button:not([type=submit]){visibility:hidden}";

// An element's styles come with its component. They are loaded one after the other, before anything is rendered: their order is part of what the
// file's name is a hash of.
for (const { widget } of allEmbedDocs) await widget.load({ matches: () => true });
// Also those of lazy parts, which a server renders at once.
await loadParts();
const css = allStyles() + withoutScript;

/** The styles of all elements as one file, whose name contains a hash of its content. */
export async function styleFile(): Promise<{ name: string; css: string }> {
  return { name: `elements-${await hashOf(css)}.css`, css };
}

/** The styles that appearance attributes ask for. They depend on nothing else, so that they have an address. */
export const appearanceStyles = (query: URLSearchParams): string =>
  appearanceSheet({ getAttribute: (name) => query.get(name) }, isPlausibleValue);

/** The styles of an element as links, for pages whose policy forbids styles in the markup. */
export async function styleLinks(query: URLSearchParams, origin: string): Promise<string> {
  const { name } = await styleFile();
  const given = new URLSearchParams(
    [...query].filter(([key]) => appearanceAttributes.includes(key as "theme")),
  );
  const addresses = [
    `${origin}/embed/${name}`,
    ...(given.size ? [`${origin}/embed/appearance.css?${given}`] : []),
  ];
  return addresses
    .map((address) => `<link rel="stylesheet" href="${address.replaceAll("&", "&amp;")}">`)
    .join("");
}
