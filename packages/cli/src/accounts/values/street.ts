import type { MemberFacts } from "@foodshed/sdk/members";
import { readPostalCode } from "./postal-code.ts";
import { readProvince } from "./province.ts";

const WHOLE =
  /^(.+?)(?:[,\n]\s*|\s{2,})([^,\n]+?),?\s+(?:([A-Za-zÀ-ÿ.-]{2,}(?:\s[A-Za-zÀ-ÿ.-]+)*?)[.,]?\s+)?([A-Z]\d[A-Z]\s?-?\d[A-Z]\d)(?:,?\s*(?:Canada|CA))?\s*$/isu;

/** The parts of an address that stands in one cell: "7800 Sideroad 15, Elora, ON N0B 1S0", or with two spaces between the parts. Undefined for a street alone. */
export function splitAddress(
  text: string,
): Pick<MemberFacts, "street" | "city" | "province" | "postal_code"> | undefined {
  const [, street = "", town = "", region, code] = WHOLE.exec(text.trim()) ?? [];
  const postal_code = code && readPostalCode(code).value;
  if (!postal_code) return undefined;
  const province = region && readProvince(region).value;
  // What is no province belongs to the town: "Elora Centre N0B 1S0".
  const city = region && !province ? `${town} ${region}` : town;
  return { street: street.replaceAll(/\s*\n\s*/g, ", "), city, postal_code, ...(province && { province }) };
}
