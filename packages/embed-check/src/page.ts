import { html, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { Place } from "./finding.ts";

export type Element = Tree.Element;

/** A page as it was opened. */
export interface OpenedPage {
  /** The address after redirects. */
  url: string;
  /** The headers of the response, by lower-case names; several of one name are joined by commas. */
  headers: Readonly<Record<string, string | undefined>>;
  html: string;
}

/** One element of a page. */
export interface Found {
  element: Element;
  /** The attributes by name. */
  attributes: Readonly<Record<string, string>>;
  place: Place | undefined;
}

/** A parsed page. */
export interface Page extends OpenedPage {
  /** What relative addresses start from. */
  base: string;
  /** Every element that the browser would render, in order. */
  elements: readonly Found[];
  /** Every text that is shown. */
  texts: readonly string[];
  comments: readonly { text: string; place: Place | undefined }[];
}

const EXCERPT_LENGTH = 160;

export function readPage(opened: OpenedPage): Page {
  const document = parse(opened.html, { sourceCodeLocationInfo: true });
  const elements: Found[] = [];
  const texts: string[] = [];
  const comments: { text: string; place: Place | undefined }[] = [];
  // A stack of its own: pages are nested deeper than calls may be.
  const stack: Tree.Node[] = [document];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.nodeName === "#comment")
      comments.push({ text: (node as Tree.CommentNode).data, place: placeOf(node, opened.html) });
    if (node.nodeName === "#text" && !isSource((node as Tree.TextNode).parentNode))
      texts.push((node as Tree.TextNode).value);
    if ("tagName" in node) {
      const attributes = attributesOf(node);
      elements.push({ element: node, attributes, place: placeOf(node, opened.html) });
    }
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) stack.push(child);
  }
  const [base] = elements.filter(({ element }) => element.tagName === "base");
  return {
    ...opened,
    base: resolved(base?.attributes.href, opened.url) ?? opened.url,
    elements,
    texts,
    comments,
  };
}

/** What browsers do not show as text. */
const isSource = (parent: Tree.ParentNode | null) =>
  /^(script|style|noscript|title)$/.test(parent?.nodeName ?? "");

/** The elements that one is in, from itself outward. */
export function* outwardFrom(element: Element): Generator<Element> {
  for (let node: Tree.ParentNode | null = element; node && "tagName" in node; node = node.parentNode)
    yield node;
}

export function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/** An address as an absolute URL; undefined for what is none. */
export function resolved(address: string | undefined, base: string): string | undefined {
  const trimmed = address?.trim();
  return trimmed && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : undefined;
}

/** The text in an element that holds no other: a script, a style, or `noscript`. */
export function textIn(element: Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

export const isHtml = (element: Element) => element.namespaceURI === html.NS.HTML;

function placeOf(node: Tree.Node, source: string): Place | undefined {
  const location = node.sourceCodeLocation;
  if (!location) return undefined;
  const tag = "startTag" in location ? (location.startTag ?? location) : location;
  const written = source.slice(tag.startOffset, tag.endOffset).replaceAll(/\s+/g, " ");
  const excerpt = written.length > EXCERPT_LENGTH ? `${written.slice(0, EXCERPT_LENGTH - 1)}…` : written;
  return { line: location.startLine, excerpt };
}
