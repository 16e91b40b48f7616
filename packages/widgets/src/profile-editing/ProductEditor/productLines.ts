import { isSameProduct, PRODUCT_NAME_MAX_LENGTH, productName } from "@foodshed/sdk/vocabulary";

/** One product of a list, and what becomes of it. */
export interface ProductLine {
  /** Its place in the list, from 1. */
  line: number;
  /** The name as it is kept. */
  name: string;
  /** Why it is not added; undefined for what is new. */
  reason: string | undefined;
  /** It has to be changed before it can be added. */
  wrong: boolean;
}

const BULLET = /^(?:[-–—*•·▪◦]\s*|\d{1,3}[.)]\s+)/u;

/** The names in a list as people write, copy and paste it: one per line, or between commas, semicolons or tabs, with bullets or without. */
export function splitProducts(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029,;\t]+/)
    .map((part) => part.trim().replace(BULLET, "").trim())
    .filter((part) => part !== "");
}

/** Whether a text is a list of names rather than one. */
export function isProductList(text: string): boolean {
  return splitProducts(text).length > 1;
}

/** What becomes of each name beside those that the category holds. */
export function readProducts(text: string, held: readonly string[]): ProductLine[] {
  const before: string[] = [];
  return splitProducts(text).map((part, index) => {
    const name = productName(part.normalize("NFC"));
    const line = { line: index + 1, name };
    const characters = name.length;
    if (characters > PRODUCT_NAME_MAX_LENGTH) {
      const reason = `Too long: ${characters} characters, at most ${PRODUCT_NAME_MAX_LENGTH}`;
      return { ...line, reason, wrong: true };
    }
    if (name.startsWith("__")) return { ...line, reason: "No product name", wrong: true };
    const same = (other: string) => isSameProduct(other, name);
    if (held.some(same)) return { ...line, reason: "Already in your list", wrong: false };
    if (before.some(same)) return { ...line, reason: "Stands here twice", wrong: false };
    before.push(name);
    return { ...line, reason: undefined, wrong: false };
  });
}

/** "12 new, 3 already listed or double, 1 too long or no name." */
export function productsCount(lines: readonly ProductLine[]): string {
  const wrong = lines.filter((line) => line.wrong).length;
  const fresh = lines.filter(({ reason }) => reason === undefined).length;
  const known = lines.length - fresh - wrong;
  return [
    `${fresh} new`,
    ...(known > 0 ? [`${known} already listed or double`] : []),
    ...(wrong > 0 ? [`${wrong} that cannot be added`] : []),
  ].join(", ");
}
