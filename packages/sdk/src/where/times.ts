/** A span of time, in milliseconds since 1970; its end does not belong to it. */
export interface Span {
  from: number;
  to: number;
}

const DAY = 86_400_000;
const DAYS: Record<string, number> = { d: 1, w: 7, m: 30, y: 365 };

/** What a day (`2026-05-01`), a month (`2026-05`), a year or so long ago (`90d`, `12w`, `6m`, `1y`) is; days are those of UTC. */
export function spanOf(text: string, now: number): Span | undefined {
  const [, amount, unit = ""] = /^(\d{1,5})(d|w|m|y)$/i.exec(text) ?? [];
  if (amount) {
    const from = now - Number(amount) * (DAYS[unit.toLowerCase()] ?? 1) * DAY;
    return { from, to: from };
  }
  if (/^today$/i.test(text)) return dayAt(now);
  if (/^yesterday$/i.test(text)) return dayAt(now - DAY);
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (!year) return undefined;
  const start = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  // 31 February is no day.
  if (start.toISOString().slice(0, text.length) !== text) return undefined;
  const end = new Date(start);
  if (day) end.setUTCDate(end.getUTCDate() + 1);
  else if (month) end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  return { from: start.getTime(), to: end.getTime() };
}

function dayAt(time: number): Span {
  const from = Math.floor(time / DAY) * DAY;
  return { from, to: from + DAY };
}
