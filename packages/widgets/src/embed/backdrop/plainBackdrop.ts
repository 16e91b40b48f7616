/* The backdrop that most pages are: one plain colour, and text that can be read on it. Any other is read by `backdrop.ts`, which is fetched then. */

export type Scheme = "light" | "dark";

/** Up to this luminance every text of the dark scheme has a contrast of 4.5:1; from the other one on, every text of the light scheme. */
export const darkUpTo = 0.064;
export const lightFrom = 0.702;

/** At this luminance black and white have the same contrast. */
export const middle = 0.18;

/** The relative luminance of WCAG, from 0 to 1, of red, green and blue from 0 to 255. */
export function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green, blue and, if it is not opaque, opacity of an `rgb()` colour; empty for other notations. */
export const readRgb = (text: string): number[] =>
  /^rgb/.test(text) ? (text.match(/[\d.e-]+/g) ?? []).map(Number) : [];

/** What is around an element: also around the shadow root or the slot that it is in. */
export const around = (node: Element): Element | null =>
  node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;

/** The scheme for the backdrop of an element; undefined where that is no plain colour, or not one for the page's text. */
export function plainBackdrop(element: Element): Scheme | undefined {
  const ink = luminance(readRgb(getComputedStyle(element).color));
  const suits = (backdrop: number) =>
    backdrop <= darkUpTo && ink > middle
      ? "dark"
      : backdrop >= lightFrom && ink < middle
        ? "light"
        : undefined;
  for (let node: Element | null = element; node; node = around(node)) {
    const style = getComputedStyle(node);
    const layered = [style, getComputedStyle(node, "::before"), getComputedStyle(node, "::after")];
    for (const child of node.children) layered.push(getComputedStyle(child));
    if (layered.some(({ position }, at) => at && /abs|fix/.test(position))) return;
    const [red = -1, green = 0, blue = 0, alpha = 1] = readRgb(style.backgroundColor);
    if (style.backgroundImage !== "none" || red < 0 || alpha % 1) return;
    if (alpha) return suits(luminance([red, green, blue]));
  }
  const { colorScheme } = getComputedStyle(document.documentElement);
  return self === top && !document.querySelector("meta[name=color-scheme]") && !/dark/.test(colorScheme)
    ? suits(1)
    : undefined;
}

/** The scheme that the page's own text is for. */
export const schemeOfText = (element: Element): Scheme =>
  luminance(readRgb(getComputedStyle(element).color)) > middle ? "dark" : "light";

/** Whether an attribute says which scheme it is. */
export const isThemed = (element: Element) => /^(light|dark|auto)$/.test(element.getAttribute("theme") ?? "");
