import { Button } from "../../../primitives/Button/Button.tsx";
import { FormStatus } from "../../../primitives/FormStatus/FormStatus.tsx";
import { useEditedProfile } from "../../../profile-editing/editedProfile.tsx";
import { type LocationValues, newLocation } from "../../../profile-editing/LocationForm/locationForm.ts";
import { useChangeProfile } from "../../../profile-editing/useChangeProfile.ts";
import { useTranslate } from "../../../provider/locale.tsx";
import * as strings from "../../generated/strings.ts";
import * as css from "./LocationSection.css.ts";

export interface Removed {
  key: string;
  values: LocationValues;
}

/** The removed location, with a button that restores it. */
export function RemovedLocation({ removed, onDone }: { removed: Removed; onDone: () => void }) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const restore = useChangeProfile(onDone);
  return (
    <div className={css.removed}>
      <FormStatus
        success={t(strings.locationGone, { name: removed.values.description })}
        error={restore.problem?.message}
      />
      <Button
        variant="secondary"
        size="sm"
        busy={restore.isPending}
        onClick={() => restore.run([newLocation(profile.id, removed.values)])}
      >
        {t(strings.undo)}
      </Button>
    </div>
  );
}
