import { anything, over, readColor, type Span } from "./colors.ts";
import { type Layer, layersOf } from "./layers.ts";
import { around, darkUpTo, lightFrom, luminance, middle, type Scheme } from "./plainBackdrop.ts";

/** The backdrop of an element: the scheme that can be read there, and whether it needs a backdrop of its own. */
export interface Backdrop {
  scheme: Scheme;
  own: boolean;
}

/**
 * Reads it from the page: the backgrounds of everything around `box`, the root of an element's shadow tree, until one of them hides what is
 * behind. Where those cannot be known, as with pictures, the colour of the page's own text decides which scheme suits it.
 */
export function backdropOf(box: Element, host: Element): Backdrop {
  const place = host.getBoundingClientRect();
  const layers: Layer[] = [];
  const hidden = () => layers.some((layer) => layer.every(([, , , alpha = 1]) => alpha > 0.99));
  let branch: Element | undefined;
  for (let node: Element | null = box; node && !hidden(); node = around(node)) {
    layers.push(...layersOf(node, branch, place));
    branch = node;
  }
  let [low, high] = layers.reduceRight<Span>(
    (span, layer) => over(layer, span),
    hidden() ? anything : canvas(),
  );
  const style = getComputedStyle(host);
  const chosen = style.getPropertyValue("--foodshed-color-ink").trim();
  // The colour that a partner chose, or that of the page.
  const ink = luminance(readColor(/^light-dark|^$/.test(chosen) ? style.color : chosen));
  // Nothing hides the canvas, and the page's own text could not be read on it: something else is there.
  if (!hidden() && (ink > middle ? luminance(low) > 0.5 : luminance(high) < 0.03)) [low, high] = anything;
  if (luminance(high) <= darkUpTo) return { scheme: "dark", own: false };
  if (luminance(low) >= lightFrom) return { scheme: "light", own: false };
  const known = luminance(high) - luminance(low) < 0.3;
  return { scheme: (known ? luminance(low) < middle : ink > middle) ? "dark" : "light", own: true };
}

/** What is below the root of the page; in a frame, whatever is around it. */
function canvas(): Span {
  if (self !== top) return anything;
  const stated = getComputedStyle(document.documentElement).colorScheme;
  const schemes =
    stated === "normal"
      ? (document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content ?? "")
      : stated;
  const dark =
    /dark/.test(schemes) && (!/light/.test(schemes) || matchMedia("(prefers-color-scheme:dark)").matches);
  const [black, white] = anything;
  // Browsers paint between #121212 and #1e1e1e.
  return dark ? [black, [30, 30, 30, 1]] : [white, white];
}
