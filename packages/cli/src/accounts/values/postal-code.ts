import { postalCode } from "@foodshed/sdk/vocabulary/postal-codes";
import { shortened } from "./clean-text.ts";
import type { Value } from "./value.ts";

/** Letters that are taken for digits, and digits for letters. O and I are in no postal code. */
const DIGITS: Record<string, string> = { O: "0", Q: "0", D: "0", I: "1", L: "1", Z: "2", S: "5", B: "8" };
const LETTERS: Record<string, string> = { "8": "B", "5": "S", "2": "Z", "1": "L" };

/** A postal code in the usual writings, as "N0B 1S0". One that has letters for digits is left aside, with what it probably is. */
export function readPostalCode(text: string): Value {
  const bare = text.toUpperCase().replaceAll(/[\s.,\-–—_]/g, "");
  const value = postalCode(bare);
  if (value) return { value };
  const meant = suggestion(bare);
  const reads = `The postal code reads '${shortened(text)}'`;
  return {
    warning: meant
      ? `${reads}. Is it '${meant}'? Write it so.`
      : `${reads}, which is no Canadian postal code.`,
  };
}

function suggestion(bare: string): string | undefined {
  if (bare.length !== 6) return undefined;
  const meant = [...bare].map((sign, index) => {
    const wanted = index % 2 === 0 ? LETTERS : DIGITS;
    const fits = index % 2 === 0 ? /[A-Z]/.test(sign) : /\d/.test(sign);
    return fits ? sign : (wanted[sign] ?? sign);
  });
  return postalCode(meant.join(""));
}
