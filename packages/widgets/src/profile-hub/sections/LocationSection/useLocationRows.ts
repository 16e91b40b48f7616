import { useRef, useState } from "react";
import type { Profile } from "../../../profile-editing/editedProfile.tsx";
import { useDraftedSections } from "../../../profile-editing/sectionDraft.ts";

export interface LocationRow {
  /** Stable while the form is mounted. */
  key: string;
  /** The saved location; undefined while it is new. */
  id?: number;
}

/**
 * The forms of the section: one for each saved location, then the new ones. A form whose location was removed elsewhere stays until
 * it is dropped, because it may have unsaved changes; without any form a blank one is added. New ones that the end of the session
 * interrupted are there again.
 */
export function useLocationRows(profile: Profile) {
  const drafted = useDraftedSections();
  const [begun] = useState(() =>
    drafted()
      .map((name) => /^location-details new-(\d+)$/.exec(name)?.[1])
      .filter((number) => number !== undefined)
      .map(Number)
      .toSorted((one, other) => one - other),
  );
  const count = useRef(Math.max(0, ...begun));
  const newKey = () => {
    count.current += 1;
    return `new-${count.current}`;
  };
  const [rows, setRows] = useState<readonly LocationRow[]>(() =>
    withSaved(
      begun.map((number) => ({ key: `new-${number}` })),
      profile,
      newKey,
    ),
  );
  const next = withSaved(rows, profile, newKey);
  if (next !== rows) setRows(next);

  return {
    rows: next,
    /** Adds a blank form. @returns its key */
    add(): string {
      const key = newKey();
      setRows((all) => [...all, { key }]);
      return key;
    },
    drop(row: LocationRow): void {
      setRows((all) => all.filter(({ key }) => key !== row.key));
    },
    /** Called when a new location was saved: its form becomes that of the saved location. */
    saved(row: LocationRow, { addresses }: Profile): void {
      if (row.id !== undefined && addresses.some(({ id }) => id === row.id)) return;
      const known = new Set(rows.map(({ id }) => id));
      // The newest location without a form: others may have been added elsewhere.
      const id = Math.max(...addresses.map((address) => address.id).filter((id) => !known.has(id)));
      setRows((all) => all.map((one) => (one.key === row.key ? { ...one, id } : one)));
    },
  };
}

function withSaved(
  rows: readonly LocationRow[],
  { addresses }: Profile,
  newKey: () => string,
): readonly LocationRow[] {
  const missing = addresses.filter(({ id }) => !rows.some((row) => row.id === id));
  const all = [
    ...rows.filter(({ id }) => id !== undefined),
    ...missing.map(({ id }) => ({ key: `saved-${id}`, id })),
    ...rows.filter(({ id }) => id === undefined),
  ];
  if (all.length === 0) return [{ key: newKey() }];
  return missing.length === 0 ? rows : all;
}
