import { formatPhone, isPhone } from "@foodshed/sdk/vocabulary/phone";
import { shortened } from "./clean-text.ts";
import type { Value } from "./value.ts";

/** What people write around a number: which phone it is, and hours. */
const LABEL =
  /\b(?:tel(?:ephone)?|tél(?:éphone)?|phone|ph|cell(?:ulaire|phone)?|cel|mobile|home|work|office|bureau|maison|travail|main|fax)\b\.?:?/giu;

/** A phone number in the usual North American writings, as the site writes it; with an extension, if it has one. */
export function readPhone(text: string): Value {
  const [first = "", ...others] = writtenOut(text)
    .replace(/^tel:/i, "")
    .split(/\s*(?:[/|;\n]|\b(?:or|ou)\b|,(?!\s*(?:ext|poste|x|#|p\.)))\s*/i)
    .filter((part) => /\d/.test(part));
  const number = plainNumber(first);
  if (!isPhone(number)) return { warning: problemOf(text, number) };
  const value = formatPhone(number);
  if (others.length === 0) return { value };
  return { value, warning: `The phone column has several numbers. The first is used, ${value}.` };
}

/** A number that a spreadsheet wrote by its magnitude, in full where it has all its digits: "5.195550142E9". */
function writtenOut(text: string): string {
  const [, whole = "", fraction = "", exponent] = /^(\d)[.,](\d+)E\+?(\d+)$/i.exec(text.trim()) ?? [];
  if (exponent === undefined) return text.trim().replace(/^(\d+)\.0$/, "$1");
  return fraction.length >= Number(exponent) - 2
    ? String(Number(`${whole}.${fraction}e${exponent}`))
    : text.replace(",", ".");
}

/** The digits with an extension: "15195550142 ext. 22" for "1 (519) 555-0142, p. 22". */
function plainNumber(text: string): string {
  const [, before = "", extension] =
    /^(.*?)(?:[\s,]*(?:\bext(?:ension)?\b|\bposte\b|\bp\.|x|#)\.?\s*:?\s*(\d{1,6}))?\s*(?:\([^\d]*\))?\s*$/iu.exec(
      text.replaceAll(LABEL, " ").trim(),
    ) ?? [];
  const digits = before.replaceAll(/[\s().\-–—‑+_]/g, "");
  return extension ? `${digits} ext. ${extension}` : digits;
}

function problemOf(text: string, number: string): string {
  const reads = `The phone reads '${shortened(text)}'`;
  if (/E\+?\d+$/i.test(text.trim())) return `${reads}: the spreadsheet shortened it and digits are lost.`;
  const digits = number.replace(/ ext.*$/, "");
  if (/^\d{7}$/.test(digits)) return `${reads}, which lacks its area code.`;
  return `${reads}, which is no North American number.`;
}
