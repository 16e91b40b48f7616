import type { Package } from "../package.ts";
import { localName } from "../xml.ts";

/** Characters that XML cannot hold, as Excel writes them: "_x000D_". */
export const decodeEscapes = (text: string) =>
  text.includes("_x")
    ? text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** The texts that cells refer to by number. Runs of different fonts are joined, and readings of Japanese are left out. */
export async function readSharedStrings(parts: Package, part: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let text = "";
  let inText = false;
  let inReading = false;
  await parts.parse(part, {
    open(tag) {
      const name = localName(tag);
      if (name === "si") text = "";
      else if (name === "t") inText = !inReading;
      else if (name === "rPh") inReading = true;
    },
    text(chunk) {
      if (inText) text += chunk;
    },
    close(tag) {
      const name = localName(tag);
      if (name === "si") strings.push(decodeEscapes(text));
      else if (name === "t") inText = false;
      else if (name === "rPh") inReading = false;
    },
  });
  return strings;
}
