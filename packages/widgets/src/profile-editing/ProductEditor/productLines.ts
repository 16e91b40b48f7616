import { isSameProduct, PRODUCT_NAME_MAX_LENGTH, productName } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/** One product of a list, and whether it can be added. */
export interface ProductLine {
  /** Its line in the list, from 1. */
  line: number;
  /** The normalized name. */
  name: string;
  /** Why it is not added; undefined for a new product. */
  reason: string | undefined;
  /** Whether it must be corrected before it can be added. */
  wrong: boolean;
}

const BULLET = /^(?:[-–—*•·▪◦]\s*|\d{1,3}[.)]\s+)/u;

/** Parses a list of names as people paste it: one per line, or separated by commas, semicolons or tabs, with or without bullets. */
export function splitProducts(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029,;\t]+/)
    .map((part) => part.trim().replace(BULLET, "").trim())
    .filter((part) => part !== "");
}

/** Whether a text is a list of names rather than one name. */
export function isProductList(text: string): boolean {
  return splitProducts(text).length > 1;
}

/** Checks each name against the category's products. */
export function readProducts(text: string, held: readonly string[], t: WidgetTranslate): ProductLine[] {
  const before: string[] = [];
  return splitProducts(text).map((part, index) => {
    const name = productName(part.normalize("NFC"));
    const line = { line: index + 1, name };
    const characters = name.length;
    if (characters > PRODUCT_NAME_MAX_LENGTH) {
      const reason = t(strings.lineTooLong, { characters, max: PRODUCT_NAME_MAX_LENGTH });
      return { ...line, reason, wrong: true };
    }
    if (name.startsWith("__")) return { ...line, reason: t(strings.lineNoName), wrong: true };
    const same = (other: string) => isSameProduct(other, name);
    if (held.some(same)) return { ...line, reason: t(strings.lineHeld), wrong: false };
    if (before.some(same)) return { ...line, reason: t(strings.lineTwice), wrong: false };
    before.push(name);
    return { ...line, reason: undefined, wrong: false };
  });
}

/** "12 new, 3 already listed or double, 1 that cannot be added" */
export function productsCount(lines: readonly ProductLine[], t: WidgetTranslate): string {
  const wrong = lines.filter((line) => line.wrong).length;
  const fresh = lines.filter(({ reason }) => reason === undefined).length;
  const known = lines.length - fresh - wrong;
  return t(strings.productLines, { fresh, known, wrong });
}
