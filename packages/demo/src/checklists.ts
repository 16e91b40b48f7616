import {
  type BusinessTypeName,
  businessTypesFor,
  type PaymentMethod,
  type RoleValue,
} from "@foodshed/sdk/vocabulary";
import type { Random } from "./random.ts";

/** Ticks each entry with its probability. */
export function ticked<K extends string>(
  random: Random,
  chances: Readonly<Partial<Record<K, number>>> | undefined,
): K[] {
  if (!chances) return [];
  return (Object.entries(chances) as [K, number][])
    .filter(([, chance]) => random.chance(chance))
    .map(([key]) => key);
}

/** Safety standards: "none" excludes all others. */
export function safetyStandards<K extends string>(
  random: Random,
  chances: Readonly<Partial<Record<K, number>>> | undefined,
): K[] {
  const keys = ticked(random, chances);
  return keys.length > 1 ? keys.filter((key) => key !== "none") : keys;
}

/** Some of a list: the first entries more often than the last. */
export function some<T>(random: Random, entries: readonly T[] | undefined, chance: number): T[] {
  if (!entries) return [];
  return entries.filter((_, index) => random.chance(index === 0 ? Math.min(1, chance + 0.4) : chance));
}

export function paymentMethods(random: Random): PaymentMethod[] {
  return ticked<PaymentMethod>(random, {
    credit_debit: 0.55,
    cash_on_delivery: 0.4,
    purchase_order_invoice: 0.7,
  });
}

/** The trade's business types that these roles may choose: the first one, and of the rest some. */
export function businessTypes(
  random: Random,
  types: readonly BusinessTypeName[],
  roles: readonly RoleValue[],
): BusinessTypeName[] {
  const allowed = new Set<string>(businessTypesFor(roles).map(({ name }) => name));
  const fitting = types.filter((type) => allowed.has(type));
  return fitting.filter((_, index) => index === 0 || random.chance(0.4));
}
