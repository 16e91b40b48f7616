/** A distance in kilometres, "12.35 km". */
export function formatDistance(km: number): string {
  return `${km.toFixed(2)} km`;
}

/** Canadian dollars, "$1,234.50". */
export function formatMoney(dollars: number): string {
  return new Intl.NumberFormat("en-CA", { style: "currency", currency: "CAD" }).format(dollars);
}

/** A count as people write it, "1,204". */
export function formatCount(count: number): string {
  return new Intl.NumberFormat("en-CA").format(count);
}

/** A share of a whole, rounded to one decimal: 12.3. A whole of 0 has shares of 0. */
export function percentage(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/** "1 Classified", "1,204 Classifieds", "0 Classifieds". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
