import type { Page } from "@playwright/test";

/** A text inside a widget, with its contrast to the worst pixel behind it. */
export interface TextContrast {
  text: string;
  ratio: number;
}

interface PlacedText {
  text: string;
  color: string;
  box: { x: number; y: number; width: number; height: number };
}

/**
 * Measures all visible text inside the elements' shadow roots against the pixels that are really behind it: the page is drawn once more with that
 * text transparent. @returns the texts, those of least contrast first
 */
export async function textContrasts(page: Page, elements: string): Promise<TextContrast[]> {
  const texts = await placeTexts(page, elements);
  await hideTexts(page, elements, true);
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  await hideTexts(page, elements, false);
  const measured = await measure(page, picture.toString("base64"), texts);
  return measured.sort((one, other) => one.ratio - other.ratio);
}

function placeTexts(page: Page, elements: string): Promise<PlacedText[]> {
  return page.evaluate((selector) => {
    const found: PlacedText[] = [];
    for (const { shadowRoot } of document.querySelectorAll(selector)) {
      if (!shadowRoot) continue;
      const nodes = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim();
        // WCAG asks nothing of what cannot be used.
        if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(":disabled"))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 3 || parent.getBoundingClientRect().width < 3) continue;
          // Letters do not fill the height of their line, which may overhang its background.
          const [above, tall] = [y + scrollY + height / 5, height * 0.6];
          const { color } = getComputedStyle(parent);
          found.push({ text, color, box: { x: x + scrollX, y: above, width, height: tall } });
        }
      }
    }
    return found;
  }, elements);
}

async function hideTexts(page: Page, elements: string, hidden: boolean): Promise<void> {
  await page.evaluate(
    ([selector, hide]) => {
      for (const { shadowRoot } of document.querySelectorAll(selector)) {
        if (!shadowRoot) continue;
        if (!hide) {
          shadowRoot.adoptedStyleSheets.pop();
          continue;
        }
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          "*, ::placeholder { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }",
        );
        shadowRoot.adoptedStyleSheets.push(sheet);
      }
    },
    [elements, hidden] as const,
  );
}

const readers = new WeakMap<Page, Page>();

/** Reads the pixels on a page of its own: that of the widgets may forbid pictures. */
async function measure(page: Page, png: string, texts: PlacedText[]): Promise<TextContrast[]> {
  const reader = readers.get(page) ?? (await page.context().newPage());
  readers.set(page, reader);
  return reader.evaluate(
    async ([data, placed]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext("2d", { willReadFrequently: true });
      if (!brush) throw new Error("There is no canvas.");
      brush.drawImage(image, 0, 0);
      const ink = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const luminance = (pixel: Uint8ClampedArray, at: number) => {
        const part = (index: number) => {
          const value = (pixel[at + index] ?? 0) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        };
        return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
      };
      return placed.map(({ text, color, box }) => {
        if (!ink) throw new Error("There is no canvas.");
        ink.clearRect(0, 0, 1, 1);
        ink.fillStyle = color;
        ink.fillRect(0, 0, 1, 1);
        const front = luminance(ink.getImageData(0, 0, 1, 1).data, 0);
        const { data: pixels } = brush.getImageData(
          box.x,
          box.y,
          Math.max(1, box.width),
          Math.max(1, box.height),
        );
        let ratio = 21;
        for (let at = 0; at < pixels.length; at += 4) {
          const back = luminance(pixels, at);
          ratio = Math.min(ratio, (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05));
        }
        return { text, ratio };
      });
    },
    [png, texts] as const,
  );
}
