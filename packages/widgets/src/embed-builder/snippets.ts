import { appearanceAttributes } from "../embed/element.ts";
import type { EmbedDocs } from "../embed/embedDocs.ts";

/** What there is to include, as the build lists it in `/embed/versions.json`. */
export interface EmbedVersions {
  evergreen: { file: string };
  pinned: { version: string; file: string; integrity: string };
}

export interface Snippet {
  /** The site's address, without a slash at its end. */
  origin: string;
  docs: EmbedDocs;
  /** The element's attributes, by name; empty ones are left out, `true` is one without a value. */
  values: Readonly<Record<string, string>>;
  /** The script that never changes, in place of the one that is kept up to date. */
  pinned?: EmbedVersions["pinned"] | undefined;
}

/** What is set of a widget, in the order of its attributes. */
export function chosenAttributes({ docs, values }: Pick<Snippet, "docs" | "values">): [string, string][] {
  return [...Object.keys(docs.attributes), ...appearanceAttributes].flatMap((name) => {
    const value = values[name]?.trim();
    return value ? [[name, value]] : [];
  });
}

/** The element and the script that brings it. */
export function scriptSnippet(snippet: Snippet): string {
  const { origin, docs, pinned } = snippet;
  const attributes = chosenAttributes(snippet).map(([name, value]) =>
    docs.attributes[name]?.type === "flag" ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  const { narrow, widget } = docs;
  const height = `${reservedHeight(snippet)}px`;
  const minHeight = narrow ? `clamp(${height},(${narrow.window}px - 100vw)*99,${narrow.height}px)` : height;
  const script = pinned
    ? `<script src="${origin}/embed/${pinned.file}" integrity="${pinned.integrity}" crossorigin="anonymous" async></script>`
    : `<script src="${origin}/embed/v1.js" async></script>`;
  return [
    `<${widget.tag}${attributes.join("")} style="display:block;min-height:${minHeight}"></${widget.tag}>`,
    script,
    `<noscript>${linkTo(snippet)}</noscript>`,
  ].join("\n");
}

/** The height in pixels that a page reserves for the widget. */
export function reservedHeight({ docs, values }: Pick<Snippet, "docs" | "values">): number {
  const { reads, height, quietHeight = height } = docs.widget;
  const wanted = [...reads.matchAll(/\[([\w-]+)(?:=(\w+))?\]/g)];
  const met = wanted.every(([, name = "", value]) => {
    const given = values[name]?.trim();
    return value ? given === value : given;
  });
  return met ? height : quietHeight;
}

/** The path of the widget alone, as it stands in a frame. */
export function framePath(snippet: Pick<Snippet, "docs" | "values">, more: [string, string][] = []): string {
  const query = new URLSearchParams([...chosenAttributes(snippet), ...more]).toString();
  return `/embed/${snippet.docs.name}${query && `?${query}`}`;
}

/**
 * A frame, and the script that gives it the height of what is in it. Without that script it stays as high as it says. It stands in a `<div>`, which
 * themes align as they do all blocks of a page; the link in it is what remains where frames are stripped.
 */
export function frameSnippet(snippet: Snippet): string {
  const { origin, docs } = snippet;
  const address = escaped(origin + framePath(snippet));
  return [
    "<div>",
    `<iframe src="${address}" title="${docs.title}" loading="lazy" width="100%" height="${reservedHeight(snippet)}" style="border:0">${linkTo(snippet)}</iframe>`,
    `<script src="${origin}/embed/frames.js" async></script>`,
    "</div>",
  ].join("\n");
}

/** A whole Custom HTML block of WordPress, with its marks: pasted into a page it becomes one. Within another such block it would be lost. */
export function wordPressBlock(snippet: Snippet): string {
  return `<!-- wp:html -->\n${scriptSnippet(snippet)}\n<!-- /wp:html -->`;
}

function linkTo(snippet: Snippet): string {
  return `<a href="${snippet.origin}${escaped(pathOf(snippet))}">${snippet.docs.title} on Foodshed</a>`;
}

function pathOf({ docs, values }: Snippet): string {
  return docs.widget.path.replace(/{(\w+)}/, (_all, name: string) => encodeURIComponent(values[name] ?? ""));
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
