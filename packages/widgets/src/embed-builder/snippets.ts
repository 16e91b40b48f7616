import { DEFAULT_LOCALE, localeOf, localizedPath, type Translate } from "@foodshed/sdk/locale";
import { appearanceAttributes, reservedHeight as reservedByScript } from "../embed/element.ts";
import type { EmbedDocs } from "../embed/embedDocs.ts";
import { contentQuery } from "../embed/first-content/askForContent.ts";
import { COLUMN_GAP, COLUMN_WIDTH } from "../primitives/ListMeasure/entrySizes.ts";
import { docsText } from "./docsText.ts";
import * as strings from "./generated/strings.ts";

/** The published script versions, as the build lists them in `/embed/versions.json`. */
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
  /** Titles the frame and the link for those without script. */
  t: Translate;
  /** The pinned script, in place of the one that updates itself. */
  pinned?: EmbedVersions["pinned"] | undefined;
}

/** The attributes that are set, in the order of the documentation. */
export function chosenAttributes({ docs, values }: Pick<Snippet, "docs" | "values">): [string, string][] {
  return ["lang", ...Object.keys(docs.attributes), ...appearanceAttributes].flatMap((name) => {
    const value = values[name]?.trim();
    return value ? [[name, value]] : [];
  });
}

/**
 * The element with a link in it, and the script that defines it. Where the script does not load the link stays, and after a
 * while the reserved space is released: an animation is what a page can do without script.
 */
export function scriptSnippet(snippet: Snippet): string {
  const { origin, docs, pinned } = snippet;
  const attributes = chosenAttributes(snippet).map(([name, value]) =>
    docs.attributes[name]?.type === "flag" ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  const { widget } = docs;
  const narrow = docs.narrow ?? narrowHeight(snippet) ?? [];
  const height =
    !heightsOf(snippet) && readsAtOnce(snippet) ? reservedByScript(widget) : `${reservedHeight(snippet)}px`;
  const steps = narrow.map((step) => `min((${step.window}px - 100vw)*99,${step.height}px)`);
  const minHeight = narrow.length > 0 ? `max(${[height, ...steps].join()})` : height;
  const script = pinned
    ? `<script src="${origin}/embed/${pinned.file}" integrity="${pinned.integrity}" crossorigin="anonymous" async></script>`
    : `<script src="${origin}/embed/v1.js" crossorigin async></script>`;
  return [
    `<${widget.tag}${attributes.join("")} style="display:block;min-height:${minHeight}">${linkTo(snippet)}</${widget.tag}>`,
    ...(pinned ? [] : preloadOf(snippet)),
    script,
    `<style>${givingUp(widget.tag)}</style>`,
  ].join("\n");
}

/**
 * Has the browser ask for the content of a list together with the script. The address must be the one that the script asks for, in which the page's
 * language is: without a chosen language only that of English pages is known.
 */
function preloadOf(snippet: Snippet): string[] {
  const { origin, docs, values, t } = snippet;
  const language = localeOf(values.lang);
  if (docs.widget.lives || !readsAtOnce(snippet) || (!language && t.locale !== DEFAULT_LOCALE)) return [];
  const given = (name: string) => {
    const value = values[name]?.trim();
    return value ? (docs.attributes[name]?.type === "flag" ? "" : value) : null;
  };
  const query = contentQuery([...docs.widget.attributes, ...appearanceAttributes], given, language);
  return [
    `<link rel="preload" as="fetch" crossorigin href="${origin}/embed/html/${docs.name}?${escaped(query)}">`,
  ];
}

const givingUp = (tag: string) =>
  [
    `${tag}:not(:defined){animation:foodshed-late 0s 10s both}`,
    "@keyframes foodshed-late{to{min-height:0}}",
    `@media (scripting:none){${tag}:not(:defined){animation-delay:0s}}`,
  ].join("");

/** The height in pixels that a page reserves for the widget. */
export function reservedHeight(snippet: Pick<Snippet, "docs" | "values">): number {
  const heights = heightsOf(snippet);
  if (heights) return heights.at(-1) ?? 0;
  const { height, quietHeight = height } = snippet.docs.widget;
  return readsAtOnce(snippet) ? height : quietHeight;
}

/** Whether an element with these attributes is one of the widget's `reads`. */
export function readsAtOnce({ docs, values }: Pick<Snippet, "docs" | "values">): boolean {
  const { reads } = docs.widget;
  if (!reads) return false;
  const wanted = [...reads.matchAll(/\[([\w-]+)(?:=(\w+))?\]/g)];
  return wanted.every(([, name = "", value]) => {
    const given = values[name]?.trim();
    return value ? given === value : !!given;
  });
}

const heightsOf = ({ docs, values }: Pick<Snippet, "docs" | "values">) =>
  docs.widget.heights?.((name) => values[name]?.trim());

/** In windows that are too narrow for all columns a list is as high as with one: a page cannot know more without the script. */
function narrowHeight(snippet: Pick<Snippet, "docs" | "values">): EmbedDocs["narrow"] {
  const [height = 0, ...more] = heightsOf(snippet) ?? [];
  return more.length > 0
    ? [{ window: (more.length + 1) * (COLUMN_WIDTH + COLUMN_GAP) + 20, height }]
    : undefined;
}

/** The path of the widget's iframe page. It can't see the language of the page around it: without a choice it has the builder's. */
export function framePath(
  { docs, values, t }: Pick<Snippet, "docs" | "values" | "t">,
  more: [string, string][] = [],
): string {
  const [language = ""] = t.locale.split("-");
  const spoken = values.lang || t.locale === DEFAULT_LOCALE ? values : { ...values, lang: language };
  const query = new URLSearchParams([...chosenAttributes({ docs, values: spoken }), ...more]).toString();
  return `/embed/${docs.name}${query && `?${query}`}`;
}

/**
 * An iframe, and the script that fits its height to its content; without that script it keeps its height attribute. The `<div>` around it gets
 * the alignment that themes give to blocks; the link inside remains where a site strips iframes.
 */
export function frameSnippet(snippet: Snippet): string {
  const { origin, docs, t } = snippet;
  const address = escaped(origin + framePath(snippet));
  return [
    "<div>",
    `<iframe src="${address}" title="${escaped(docsText(t, docs.title))}" loading="lazy" width="100%" height="${reservedHeight(snippet)}" style="border:0">${linkTo(snippet)}</iframe>`,
    `<script src="${origin}/embed/frames.js" async></script>`,
    "</div>",
  ].join("\n");
}

/** A whole Custom HTML block of WordPress, with its block comments, to paste into a page. Inside another such block WordPress would drop it. */
export function wordPressBlock(snippet: Snippet): string {
  return `<!-- wp:html -->\n${scriptSnippet(snippet)}\n<!-- /wp:html -->`;
}

/** The link in the element until the script takes over, and where it never does. */
export function linkTo(snippet: Snippet): string {
  const { origin, docs, values, t } = snippet;
  const path = localizedPath(pathOf(snippet), localeOf(values.lang) ?? t.locale);
  const words = t(strings.onFoodshed, { title: docsText(t, docs.title) });
  return `<a href="${origin}${escaped(path)}">${escaped(words)}</a>`;
}

function pathOf({ docs, values }: Snippet): string {
  return docs.widget.path.replace(/{(\w+)}/, (_all, name: string) => encodeURIComponent(values[name] ?? ""));
}

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}
