import { useEffect, useMemo, useRef } from "react";
import { Button } from "../../../primitives/Button/Button.tsx";
import { FormStatus } from "../../../primitives/FormStatus/FormStatus.tsx";
import { type Profile, useEditedProfile } from "../../../profile-editing/editedProfile.tsx";
import { LocationFields } from "../../../profile-editing/LocationForm/LocationFields.tsx";
import {
  emptyLocation,
  findLocation,
  type LocationValues,
  locationOf,
  newLocationRules,
  savedLocationRules,
} from "../../../profile-editing/LocationForm/locationForm.ts";
import { SectionForm } from "../../../profile-editing/SectionForm/SectionForm.tsx";
import { useChangeProfile } from "../../../profile-editing/useChangeProfile.ts";
import { useProfileSection } from "../../../profile-editing/useProfileSection.ts";
import { useTranslate } from "../../../provider/locale.tsx";
import { useNotices } from "../../../provider/notices.tsx";
import * as strings from "../../generated/strings.ts";
import * as css from "./LocationSection.css.ts";
import type { LocationRow } from "./useLocationRows.ts";

export interface LocationFormProps {
  row: LocationRow;
  onSaved: (profile: Profile) => void;
  /** Removes the form; absent for the only one. */
  onDrop: (() => void) | undefined;
  /** Called with the values of a removed location, so that it can be restored. */
  onRemoved: (values: LocationValues) => void;
  /** Adds a form after this one; only for the last form. */
  onAdd: (() => void) | undefined;
}

/** One location: with an id it is updated, without one it is created. */
export function LocationForm({ row, onSaved, onDrop, onRemoved, onAdd }: LocationFormProps) {
  const t = useTranslate();
  const { id } = row;
  const { profile } = useEditedProfile();
  const { notify } = useNotices();
  const address = id === undefined ? undefined : findLocation(profile, id);
  const known = useRef(emptyLocation);
  if (address) known.current = locationOf(address);
  const lost = id !== undefined && !address;
  const rules = useMemo(
    () =>
      id === undefined || lost ? newLocationRules(known.current) : savedLocationRules(id, known.current),
    [id, lost],
  );
  const section = useProfileSection(rules, onSaved, `location-details ${id ?? row.key}`);
  const { form, pristine } = section;
  const removal = useChangeProfile(() => {
    notify(t(strings.locationRemoved));
    onRemoved(known.current);
    onDrop?.();
  });

  // The location was removed elsewhere and has no unsaved changes here: remove the form too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on that change, not on every render
  useEffect(() => {
    if (lost && pristine) onDrop?.();
  }, [lost, pristine]);

  const name = address?.description || (lost ? known.current.description : t(strings.newLocation));
  return (
    <div className={css.location} data-row={row.key}>
      <h3 className={css.name}>{name}</h3>
      {lost && <FormStatus error={t(strings.locationLost)} />}
      <SectionForm
        // The form already says that the location was removed, so the server's 404 message is left out.
        section={lost ? { ...section, problem: undefined } : section}
        label={name ?? t(strings.location)}
        canSubmit={lost}
        actions={
          onDrop && (
            <Button
              variant="quiet"
              busy={removal.isPending}
              onClick={() =>
                id === undefined || lost ? onDrop() : removal.run([{ call: "delete_address", body: { id } }])
              }
            >
              {t(strings.removeLocation)}
            </Button>
          )
        }
      >
        <LocationFields form={form} />
      </SectionForm>
      {removal.problem && <FormStatus error={removal.problem.message} />}
      {onAdd && form.watch("description").trim() && (
        <div className={css.add}>
          <Button variant="secondary" onClick={onAdd}>
            {t(strings.addLocation)}
          </Button>
        </div>
      )}
    </div>
  );
}
