/** A number as people write it: 5195551234 for "5.195551234E9". */
export function numberText(raw: string): string {
  const number = Number(raw);
  return Number.isFinite(number) && raw.trim() !== "" ? String(number) : raw;
}

const DAY_MS = 86_400_000;

/** The day of a serial number, as in "2026-05-01", with the time when it has one. */
export function dateText(serial: number, from1904: boolean): string {
  const days = from1904 ? serial + 1462 : serial;
  // Excel counts a 29 February 1900 that there never was.
  const start = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const time = new Date(Math.round((start + days * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(time.getTime())) return String(serial);
  return isoDay(time.toISOString());
}

/** "2026-05-01" without a midnight behind it. */
export function isoDay(iso: string): string {
  const [day = "", time = ""] = iso.split("T");
  const clock = time.slice(0, 5);
  return clock === "" || clock === "00:00" ? day : `${day} ${clock}`;
}

/** Whether a number format shows dates. */
export function isDateFormat(code: string): boolean {
  const shown = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, "");
  return !/general|standard/i.test(shown) && /[ymdhs]/i.test(shown);
}

/** The mark of a formula whose result the file does not hold. */
export function formulaText(formula: string): string {
  return `=${formula.replace(/^(?:of:|msoxl:)?=?/, "") || "…"}`;
}

/** The address that a formula links to, as spreadsheets in the browser write links. */
export function linkOfFormula(formula: string): string | undefined {
  return /^(?:of:)?=?\s*HYPERLINK\(\s*"([^"]+)"/i.exec(formula)?.[1];
}
