/** Milliseconds of work after which the browser draws what is there. */
const SLICE_MS = 8;

const SVG = "http://www.w3.org/2000/svg";
const token = /([^<]+)|<(\/?)([a-z][\w-]*)((?:[^">]|"[^"]*")*)>/gi;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;
const empty = /^(?:br|hr|img|input|source|wbr)$/;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const decoded = (text = "") =>
  text.replace(/&(amp|lt|gt|quot);/g, (_all, name: string) => entities[name] as string);

/** What a slice may end with: an entry of a list, a group of choices. */
const slice = /^(?:li|fieldset)$/;

/** Lets the browser draw: what is laid out at once is no more than a slice. A page in the background draws nothing, and goes on all the same. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Builds the elements of markup that our server has rendered, in slices. A page's policy may forbid whatever parses markup (Trusted Types) and
 * styles in it, so elements are made one by one.
 */
export async function buildMarkup(markup: string, into: Element): Promise<void> {
  let parent = into;
  let since = performance.now();
  for (const [, text, close, name = "", attributes] of markup.matchAll(token)) {
    if (text) parent.append(decoded(text));
    else if (close) {
      parent = parent.parentElement ?? into;
      if (!into.isConnected || !slice.test(name) || performance.now() - since < SLICE_MS) continue;
      await drawn();
      since = performance.now();
    } else {
      const isDrawing = name === "svg" || parent.namespaceURI === SVG;
      const element = isDrawing ? document.createElementNS(SVG, name) : document.createElement(name);
      for (const [, key = "", value] of (attributes as string).matchAll(attribute)) {
        if (key === "/") continue;
        // A policy without inline styles forbids the attribute, not the property.
        if (key === "style") (element as HTMLElement).style.cssText = decoded(value);
        else element.setAttribute(key, decoded(value));
      }
      parent.append(element);
      if (!empty.test(name) && !attributes?.endsWith("/")) parent = element;
    }
  }
}
