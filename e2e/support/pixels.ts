import type { Locator } from "@playwright/test";

/** The share of an element's pixels, as they are on the screen, that have a colour; 0 to 1. */
export async function shareOf(element: Locator, color: readonly [number, number, number]): Promise<number> {
  const picture = (await element.screenshot({ timeout: 10_000 })).toString("base64");
  return element.evaluate(
    async (_element, { picture, color }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let same = 0;
      for (let at = 0; at < data.length; at += 4)
        if (color.every((value, channel) => Math.abs((data[at + channel] as number) - value) <= 2)) same += 1;
      return same / (data.length / 4);
    },
    { picture, color },
  );
}
