export type Ranges = readonly (readonly [start: number, end: number] | readonly number[])[];

export interface Part {
  text: string;
  match: boolean;
  /** Where it begins in the whole text. */
  start: number;
}

/** Cuts a text at its matches. Ranges may overlap, be in any order, or reach beyond the text. */
export function highlightParts(text: string, ranges: Ranges): Part[] {
  const parts: Part[] = [];
  const add = (start: number, end: number, match: boolean) => {
    if (end > start) parts.push({ text: text.slice(start, end), match, start });
  };
  let at = 0;
  for (const [from = 0, to = 0] of [...ranges].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))) {
    const start = Math.max(at, from);
    const end = Math.min(text.length, to);
    if (end <= start) continue;
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, text.length, false);
  return parts;
}
