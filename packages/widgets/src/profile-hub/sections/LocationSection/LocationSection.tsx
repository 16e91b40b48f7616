import { useEffect, useState } from "react";
import { useEditedProfile } from "../../../profile-editing/editedProfile.tsx";
import { useFocusIfLost } from "../../../profile-editing/useFocusIfLost.ts";
import { LocationForm } from "./LocationForm.tsx";
import * as css from "./LocationSection.css.ts";
import { type Removed, RemovedLocation } from "./RemovedLocation.tsx";
import { useLocationRows } from "./useLocationRows.ts";

/** A form for every location, and a blank one without any. */
export function LocationSection() {
  const { profile } = useEditedProfile();
  const { rows, add, drop, saved } = useLocationRows(profile);
  const [removed, setRemoved] = useState<Removed>();
  const [added, setAdded] = useState<string>();
  const forms = useFocusIfLost<HTMLDivElement>(removed);

  useEffect(() => {
    if (added) forms.current?.querySelector<HTMLInputElement>(`[data-row="${added}"] input`)?.focus();
  }, [added, forms]);

  return (
    <div ref={forms} tabIndex={-1} className={css.locations}>
      {removed && (
        <RemovedLocation key={removed.key} removed={removed} onDone={() => setRemoved(undefined)} />
      )}
      {rows.map((row, index) => (
        <LocationForm
          key={row.key}
          row={row}
          onSaved={(profile) => saved(row, profile)}
          // The only form stays, but empty.
          onDrop={rows.length > 1 || row.id !== undefined ? () => drop(row) : undefined}
          onRemoved={(values) => setRemoved({ key: row.key, values })}
          onAdd={index === rows.length - 1 ? () => setAdded(add()) : undefined}
        />
      ))}
    </div>
  );
}
