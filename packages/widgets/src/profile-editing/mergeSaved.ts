/** A field that was changed here and, meanwhile, somewhere else to something else. */
export interface Clash {
  field: string;
  /** What is saved now. */
  saved: unknown;
}

/**
 * Brings what was saved in the meantime into a form that somebody is typing in. What was not touched here takes the new value; what
 * was touched stays as it is typed, and is a clash when both sides changed it differently.
 * @param base what the form began with
 */
export function mergeSaved<Values extends object>(
  base: Values,
  typed: Values,
  saved: Values,
): { values: Values; kept: (keyof Values & string)[]; clashes: Clash[] } {
  const kept = changedFields(base, typed).filter((field) => !same(typed[field], saved[field]));
  const clashes = kept
    .filter((field) => !same(base[field], saved[field]))
    .map((field) => ({ field, saved: saved[field] }));
  const values = { ...saved };
  for (const field of kept) values[field] = typed[field];
  return { values, kept, clashes };
}

/** The fields in which two states of a form differ. */
export function changedFields<Values extends object>(base: Values, typed: Values): (keyof Values & string)[] {
  return (Object.keys(base) as (keyof Values & string)[]).filter((field) => !same(base[field], typed[field]));
}

/** Values of forms are plain data. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => same(one[key as never], other[key as never]))
  );
}
