import type { Page } from "@playwright/test";

// Looks for pages in forced colours, where the browser takes away backgrounds, shadows and own colours.

/** What of an element's look is left in forced colours: of itself, its pseudo-elements and what it holds. */
const DRAWN = `
  window.drawnLook = (element) => {
    const parts = [element, ...element.querySelectorAll("*")];
    const one = (part, pseudo) => {
      const s = getComputedStyle(part, pseudo);
      if (pseudo && s.content === "none") return "";
      return [s.color, s.backgroundColor, s.borderTopWidth, s.borderTopStyle, s.borderTopColor, s.borderBottomWidth, s.borderBottomStyle,
        s.borderBottomColor, s.borderLeftWidth, s.borderLeftColor, s.fontWeight, s.fontStyle, s.textDecorationLine, s.opacity, s.fill, s.stroke,
        s.transform, s.translate, s.insetInlineStart, s.display, s.visibility,
        pseudo ? s.content + s.width + s.height : ""].join();
    };
    return parts.map((part) => [one(part), one(part, "::before"), one(part, "::after")].join("/")).join("|");
  };
  window.nameOf = (element) =>
    element.localName + " “" + (element.getAttribute("aria-label") || element.textContent || element.name || "").trim().slice(0, 40) + "”";
  window.isSeen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest(".leaflet-container")) return false;
    const { width, height } = element.getBoundingClientRect();
    const clipped = [];
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath !== "none") clipped.push(at);
    return width > 1 && height > 1 && clipped.length === 0;
  };
`;

async function prepare(page: Page): Promise<void> {
  await page.evaluate(DRAWN);
}

interface Looks {
  drawnLook: (element: Element) => string;
  nameOf: (element: Element) => string;
  isSeen: (element: Element) => boolean;
}

/** Fields without a frame, and controls that show neither a text, a frame nor a sign. */
export async function controlsUnseen(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    const { nameOf, isSeen } = globalThis as unknown as Looks;
    const hasFrame = (element: Element): boolean => {
      const { borderTopStyle, borderTopWidth, borderBottomStyle, borderBottomWidth, appearance } =
        getComputedStyle(element);
      const framed = (style: string, width: string) => style !== "none" && Number.parseFloat(width) > 0;
      return (
        framed(borderTopStyle, borderTopWidth) ||
        framed(borderBottomStyle, borderBottomWidth) ||
        (appearance === "auto" && element.matches("[type=checkbox], [type=radio]"))
      );
    };
    const framedWithin = (element: Element | null, levels: number): boolean =>
      element !== null &&
      levels > 0 &&
      (hasFrame(element) || framedWithin(element.parentElement, levels - 1));
    const fields = [
      ...document.querySelectorAll(
        "input:not([type=hidden], [type=file], [type=range]), select, textarea, [role=textbox], [role=switch]",
      ),
    ]
      .filter((field) => isSeen(field) && !framedWithin(field, 6))
      .map((field) => `${nameOf(field)} has no frame`);
    const shows = (button: Element) =>
      (button.textContent ?? "").trim() !== "" || hasFrame(button) || button.querySelector("svg, img");
    const buttons = [...document.querySelectorAll("button, summary, a[href]")]
      .filter((button) => isSeen(button) && !shows(button))
      .map((button) => `${nameOf(button)} shows nothing`);
    return [...fields, ...buttons];
  });
}

/** Controls that are on, chosen, current or disabled, and look like one beside them that is not. */
export async function statesUntold(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    const { drawnLook, nameOf, isSeen } = globalThis as unknown as Looks;
    const states: [on: string, off: string][] = [
      ["[aria-pressed=true]", "[aria-pressed=false]"],
      ["[aria-selected=true]", "[aria-selected=false]"],
      ["[aria-checked=true]", "[aria-checked=false]"],
      ["[aria-current]:not([aria-current=false])", "a:not([aria-current]), button:not([aria-current])"],
      ["button[aria-disabled=true]", "button:not([aria-disabled=true], :disabled)"],
      ["button:disabled", "button:not([aria-disabled=true], :disabled)"],
    ];
    const shell = (look: string) => look.split("|")[0];
    const wrong: string[] = [];
    for (const [on, off] of states) {
      for (const element of document.querySelectorAll(on)) {
        if (!isSeen(element)) continue;
        let group = element.parentElement;
        let other: Element | undefined;
        for (let level = 0; group && level < 4 && !other; level += 1) {
          other = [...group.querySelectorAll(off)].find(
            (each) =>
              each !== element &&
              each.localName === element.localName &&
              isSeen(each) &&
              each.className.split(" ")[0] === element.className.split(" ")[0],
          );
          group = group.parentElement;
        }
        // What holds different things, such as another sign, is compared by itself.
        if (!other) continue;
        const [a, b] = [drawnLook(element), drawnLook(other)];
        if (a === b || (a.split("|").length !== b.split("|").length && shell(a) === shell(b)))
          wrong.push(`${nameOf(element)} ${on} looks like ${nameOf(other)}`);
      }
    }
    return wrong;
  });
}

/** Controls whose focus cannot be seen. */
export async function focusUnseen(page: Page): Promise<string[]> {
  await prepare(page);
  // From here on the browser shows the focus as it does for keys.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const { nameOf, isSeen } = globalThis as unknown as Looks;
    const outlined = (element: Element | null, levels: number): boolean => {
      if (element === null || levels === 0) return false;
      const isOutlined = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
        outlineStyle !== "none" &&
        Number.parseFloat(outlineWidth) >= 1 &&
        outlineColor !== "rgba(0, 0, 0, 0)";
      // A link that covers its card shows the focus around the card.
      return (
        isOutlined(getComputedStyle(element)) ||
        isOutlined(getComputedStyle(element, "::after")) ||
        outlined(element.parentElement, levels - 1)
      );
    };
    const wrong = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden], [type=range]), select, textarea, summary, [tabindex='0']",
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".leaflet-container"))
        continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      const label = (element as HTMLInputElement).labels?.[0] ?? null;
      if (!outlined(element, 6) && !outlined(label, 1) && isSeen(element)) wrong.add(nameOf(element));
    }
    return [...wrong];
  });
}
