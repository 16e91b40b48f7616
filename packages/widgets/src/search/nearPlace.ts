import { postalArea } from "@foodshed/sdk/vocabulary";

/** The place in `near`, as the API takes it: a postal code, its first half, or the name of a town; undefined for anything else. */
export function nearPlace(near: string): string | undefined {
  const name = near.trim();
  return postalArea(name) ?? (/^\p{L}[\p{L} .'’-]{1,59}$/u.test(name) ? name : undefined);
}
