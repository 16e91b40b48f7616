import { elements, findElement, type KnownElement } from "./elements/catalogue.ts";
import { type Found, isHtml, type Page, resolved } from "./page.ts";

/** A widget on a page: as an element, or in a frame. */
export interface Embed extends Found {
  form: "element" | "frame";
  /** As it is written: `<foodshed-classifieds>`, or `/embed/classifieds`. */
  written: string;
  /** Undefined where there is no such element. */
  known: KnownElement | undefined;
  /** The attributes that the widget gets: of a frame those of its address. */
  given: Readonly<Record<string, string>>;
}

export function embedsOf(page: Page, origin: string): Embed[] {
  return page.elements
    .filter(({ element }) => isHtml(element))
    .flatMap((found) => [...asElement(found), ...asFrame(found, page, origin)]);
}

function asElement(found: Found): Embed[] {
  const { tagName } = found.element;
  if (!/^foodshed/.test(tagName)) return [];
  return [
    {
      ...found,
      form: "element",
      written: `<${tagName}>`,
      known: findElement(tagName),
      given: found.attributes,
    },
  ];
}

function asFrame(found: Found, page: Page, origin: string): Embed[] {
  if (found.element.tagName !== "iframe") return [];
  const source = frameSource(found, page);
  if (!source || !isOf(origin, source)) return [];
  const { pathname, searchParams } = new URL(source);
  const [, name] = /^\/embed\/([^/]*)/.exec(pathname) ?? [];
  if (name === undefined) return [];
  return [
    {
      ...found,
      form: "frame",
      written: `/embed/${name}`,
      known: elements.find((one) => one.name === name),
      given: Object.fromEntries(searchParams),
    },
  ];
}

/** The address of a frame, also where a tool has moved it to an attribute of its own. */
export function frameSource({ attributes }: Found, { base }: Page): string | undefined {
  const written = /^about:/i.test(attributes.src ?? "") ? undefined : resolved(attributes.src, base);
  return written ?? resolved(heldSource(attributes), base);
}

/** The address in the attribute of a tool that loads things later: `data-src`, `data-cookieblock-src` and the like. */
export function heldSource(attributes: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(attributes).find(
    ([name, value]) => /^data-.*src$/.test(name) && value.includes("/embed/"),
  )?.[1];
}

/** Whether an address is on a site, encrypted or not. */
export function isOf(origin: string, address: string): boolean {
  return new URL(address).host === new URL(origin).host && /^https?:/.test(address);
}
