/** "5,000". Without the platform's own formats, whose tables take longer to load than most commands need in all. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 account", "5,000 accounts". */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** "2026-05-01 14:05" in UTC, or `never` when there is no time. */
export function formatMinute(time: string | null | undefined, never = "never"): string {
  return time ? `${time.slice(0, 10)} ${time.slice(11, 16)}` : never;
}

/** "U+0007". */
export function formatCodePoint(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
