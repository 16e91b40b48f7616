import { parse } from "culori";

/**
 * Whether a property may have the value of an attribute. A server knows less of CSS than a browser: what it is not sure of it
 * leaves out, and the browser adds it when the script takes over.
 */
export function isPlausibleValue(property: string, value: string): boolean {
  if (!/^[\w\s#%.,()/"'-]+$/.test(value)) return false;
  if (/color/.test(property)) return /^transparent$/i.test(value) || parse(value) !== undefined;
  if (property === "font-family") {
    return /^(?:"[\w\s-]+"|'[\w\s-]+'|[\w\s-]+)(?:\s*,\s*(?:"[\w\s-]+"|'[\w\s-]+'|[\w\s-]+))*$/.test(value);
  }
  return /^(?:0|\d+(?:\.\d+)?(?:px|rem|em))$/.test(value);
}
