/** "5,000". Without the platform's own formats, whose tables take longer to load than most commands need in all. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 account", "5,000 accounts". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** "2026-05-01 14:05" in UTC, or what stands for never. */
export function minute(time: string | null | undefined, never = "never"): string {
  return time ? `${time.slice(0, 10)} ${time.slice(11, 16)}` : never;
}
