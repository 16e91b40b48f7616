import type { ObservedWidget } from "./browser-findings.ts";

/**
 * Runs in the page, as text: it may use nothing but what is in it. Brings each widget into view, waits until all have their content or so
 * many milliseconds have passed, and says what can be seen.
 */
export async function observeWidgets(longest: number): Promise<ObservedWidget[]> {
  const widgets = [...document.querySelectorAll<HTMLElement>("*")].filter(({ localName }) =>
    /^foodshed-/.test(localName),
  );
  const isBusy = (widget: HTMLElement) =>
    widget.ariaBusy === "true" || widget.querySelector("[aria-busy=true]") !== null;
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const until = performance.now() + longest;
  for (const widget of widgets) {
    widget.scrollIntoView({ block: "center", behavior: "instant" });
    await pause(60);
  }
  const isFinished = (widget: HTMLElement) =>
    widget.shadowRoot !== null && !isBusy(widget) && (widget.shadowRoot.textContent ?? "").trim() !== "";
  while (performance.now() < until && !widgets.every(isFinished)) await pause(100);

  const around = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null;
  /** The colour of a page that has none: it follows its scheme. */
  const canvas = () => {
    const sample = document.createElement("i");
    sample.style.setProperty("color", "Canvas", "important");
    document.documentElement.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  };
  const isOpaque = (color: string) =>
    color !== "transparent" && !/[,/]\s*0?\.\d+%?\s*\)$|[,/]\s*0\s*\)$/.test(color);
  const isClear = (color: string) => color === "transparent" || /[,/]\s*0(\.0+)?\s*\)$/.test(color);
  /** Undefined over pictures and through glass: no single colour is behind. */
  const behind = (element: Element): string | undefined => {
    for (let at: Element | null = element; at; at = around(at)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
      if (backgroundImage !== "none" || Number(opacity) < 1) return undefined;
      if (isOpaque(backgroundColor)) return backgroundColor;
      if (!isClear(backgroundColor)) return undefined;
    }
    return canvas();
  };
  const textsIn = (root: ShadowRoot | Element): ObservedWidget["texts"][number][] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: ObservedWidget["texts"][number][] = [];
    for (let node = walker.nextNode(); node && texts.length < 200; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || /^(style|script|title|option)$/.test(element.localName)) continue;
      const { width, height } = element.getBoundingClientRect();
      // What only screen readers find is a pixel large.
      if (
        width <= 1 ||
        height <= 1 ||
        element.closest(":disabled") ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const back = behind(element);
      if (back) texts.push({ text, front: getComputedStyle(element).color, behind: back });
    }
    return texts;
  };
  return widgets.map((widget) => {
    const { width, height } = widget.getBoundingClientRect();
    const root = widget.shadowRoot;
    const started = customElements.get(widget.localName) !== undefined && root !== null;
    return {
      tag: `<${widget.localName}>`,
      started,
      failure: root?.querySelector("[role=alert]")?.textContent?.trim() || undefined,
      visible:
        widget.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 1 &&
        height > 1,
      width,
      height,
      texts: root ? textsIn(root) : [],
    };
  });
}
