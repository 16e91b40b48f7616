import { COUNTRY, PROVINCE } from "@foodshed/sdk/vocabulary";
import { useMemo } from "react";
import { type Profile, useEditedProfile } from "../../../profile-editing/editedProfile.tsx";
import { LocationFields } from "../../../profile-editing/LocationForm/LocationFields.tsx";
import {
  emptyLocation,
  type LocationValues,
  locationOf,
  newLocationRules,
  savedLocationRules,
} from "../../../profile-editing/LocationForm/locationForm.ts";
import { StepForm } from "../StepForm.tsx";

/** The first location. A new one is called what the business is called, until it gets a name of its own. */
export function PlaceStep({ label }: { label: string }) {
  const { profile } = useEditedProfile();
  const [first] = profile.addresses;
  const id = first?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules of a form must not change while it is filled in
  const rules = useMemo(
    () =>
      first
        ? savedLocationRules(first.id, locationOf(first))
        : newLocationRules({ ...emptyLocation, description: profile.business_name }),
    [id],
  );
  return (
    <StepForm key={id} rules={rules} label={label} previewed={withLocation}>
      {(form) => <LocationFields form={form} />}
    </StepForm>
  );
}

function withLocation(profile: Profile, values: LocationValues): Profile {
  const [first, ...others] = profile.addresses;
  const typed = { ...values, province: PROVINCE, country: COUNTRY };
  return { ...profile, addresses: [{ ...first, id: first?.id ?? 0, ...typed }, ...others] };
}
