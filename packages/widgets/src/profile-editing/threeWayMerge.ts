/** A field that was changed differently here and on the server. */
export interface Conflict {
  field: string;
  /** The saved value. */
  saved: unknown;
}

/**
 * Three-way merge of a form with values that were saved in the meantime. Untouched fields take the saved value; dirty fields
 * keep what is typed, and are conflicts when the saved value changed too.
 * @param base the values that the form started with
 */
export function threeWayMerge<Values extends object>(
  base: Values,
  typed: Values,
  saved: Values,
): { values: Values; dirty: (keyof Values & string)[]; conflicts: Conflict[] } {
  const dirty = changedFields(base, typed).filter((field) => !same(typed[field], saved[field]));
  const conflicts = dirty
    .filter((field) => !same(base[field], saved[field]))
    .map((field) => ({ field, saved: saved[field] }));
  const values = { ...saved };
  for (const field of dirty) values[field] = typed[field];
  return { values, dirty, conflicts };
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
