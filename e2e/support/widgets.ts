import { expect, type Locator, type Page } from "@playwright/test";
import { elements, type Form, tagOf } from "./elements.ts";

export const tags = elements.map(tagOf);

/** Goes through the page as a reader does, and sees every widget with its content. */
export async function everyWidgetRenders(page: Page, form: Form = "element"): Promise<void> {
  for (const element of elements) {
    const tag = tagOf(element);
    const places: Partial<Record<Form, string>> = {
      frame: `#${element.name}`,
      react: `#react-${element.name}`,
    };
    const place = page.locator(places[form] ?? tag).first();
    await place.evaluate((part) => part.scrollIntoView({ block: "center" }));
    const widget = form === "frame" ? page.frameLocator(`#${element.name}`) : place;
    await expect(element.shown(widget).first(), `${tag} has rendered as ${form}`).toBeVisible();
  }
}

/** Collects what goes wrong in the page's own scripts and ours. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}

const kinds = ["h2", "h3", "button", "a", "input", "label", "legend", "p"];
const styles = [
  "font-size",
  "font-style",
  "font-weight",
  "line-height",
  "letter-spacing",
  "text-transform",
  "color",
  "background-color",
  "display",
  "border-top-width",
  "padding-left",
  "visibility",
  "cursor",
];

/**
 * How the first of each kind of thing in every widget looks, as the browser computes it. Without what a map's library draws, which comes some
 * time after the list beside it.
 */
export async function looks(page: Page): Promise<Record<string, Record<string, string>>> {
  const found: Record<string, Record<string, string>> = {};
  for (const tag of tags) {
    const own = await page
      .locator(tag)
      .first()
      .evaluate(
        (host, [kinds, styles]) =>
          kinds.flatMap((kind) => {
            const parts = [...(host.shadowRoot?.querySelectorAll(kind) ?? [])];
            const part = parts.find((each) => !each.closest(".leaflet-container"));
            if (!part) return [];
            const computed = getComputedStyle(part);
            return [
              [
                kind,
                Object.fromEntries(styles.map((name) => [name, computed.getPropertyValue(name)])),
              ] as const,
            ];
          }),
        [kinds, styles] as const,
      );
    for (const [kind, look] of own) found[`${tag} ${kind}`] = look;
  }
  return found;
}

/** What reaches beyond an element's own edges, to the left or to the right. */
export function overhanging(element: Locator): Promise<string[]> {
  return element.evaluate((host) => {
    const edges = host.getBoundingClientRect();
    const out: string[] = [];
    // One pixel, or somewhat more on a page that is zoomed.
    const isDot = (part: Element) => part.getBoundingClientRect().width < 2;
    const isWithin = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return left >= edges.left - 1 && right <= edges.right + 1;
    };
    const cutOff = ({ parentElement: frame }: Element): boolean =>
      !!frame &&
      (((isDot(frame) || isWithin(frame)) && getComputedStyle(frame).overflow === "hidden") || cutOff(frame));
    for (const inner of host.shadowRoot?.querySelectorAll("*") ?? []) {
      const { left, right } = inner.getBoundingClientRect();
      // What is for screen readers only is cut off by a box of one pixel, somewhere; pictures are cut off by their frames.
      if (
        isDot(inner) ||
        cutOff(inner) ||
        inner.closest("svg, style") ||
        getComputedStyle(inner).position === "absolute"
      )
        continue;
      if (left < edges.left - 1 || right > edges.right + 1) out.push(`${inner.localName}.${inner.className}`);
    }
    return out;
  });
}
