import { expect, type Locator, type Page } from "@playwright/test";

/** A locator that is visible once a widget has rendered its content, by its tag. */
const content: Record<string, (widget: Locator) => Locator> = {
  "foodshed-classifieds": (widget) => widget.getByRole("article"),
  "foodshed-search": (widget) => widget.getByRole("article"),
  "foodshed-profile-card": (widget) =>
    widget.getByRole("heading", { name: "Grand Valley Local Food Network" }),
  "foodshed-shipping": (widget) => widget.getByRole("button", { name: "Get Shipping Rates" }),
  "foodshed-message-button": (widget) => widget.getByRole("button", { name: "Write a message" }),
  "foodshed-mailing-list": (widget) => widget.getByRole("button", { name: "Subscribe" }),
};

export const tags = Object.keys(content);

/** Goes through the page as a reader does, and sees every widget with its content. */
export async function everyWidgetRenders(page: Page): Promise<void> {
  for (const tag of tags) {
    const widget = page.locator(tag).first();
    await widget.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(content[tag]?.(widget).first() ?? widget, `${tag} has rendered`).toBeVisible();
  }
}

/** Collects what goes wrong in the page's own scripts and ours. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  return problems;
}

/** How the first of each kind of thing in every widget looks, as the browser computes it. */
export async function looks(page: Page): Promise<Record<string, Record<string, string>>> {
  const found: Record<string, Record<string, string>> = {};
  for (const tag of tags) {
    for (const kind of ["h2", "h3", "button", "a", "input", "label", "legend", "p"]) {
      const part = page.locator(`${tag} ${kind}`).first();
      if ((await part.count()) === 0) continue;
      found[`${tag} ${kind}`] = await part.evaluate((element) => {
        const style = getComputedStyle(element);
        const told: Record<string, string> = {};
        for (const name of [
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
        ])
          told[name] = style.getPropertyValue(name);
        return told;
      });
    }
  }
  return found;
}

/** What reaches beyond an element's own edges, to the left or to the right. */
export function overhanging(element: Locator): Promise<string[]> {
  return element.evaluate((host) => {
    const edges = host.getBoundingClientRect();
    const out: string[] = [];
    const isDot = (part: Element) => part.getBoundingClientRect().width <= 1;
    const cutOff = ({ parentElement: frame }: Element): boolean =>
      !!frame && ((isDot(frame) && getComputedStyle(frame).overflow === "hidden") || cutOff(frame));
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
