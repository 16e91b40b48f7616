import type { Schema } from "@foodshed/sdk";
import { label, PROFILE_TYPES, type ProfileType } from "@foodshed/sdk/vocabulary";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export interface ProfileTypeFilterProps {
  value: ProfileType;
  onChange: (value: ProfileType) => void;
  counts: Schema<"ProfileTypeCounts"> | undefined;
  /** How many classifieds there are. */
  classifieds: number | undefined;
}

/** Which kind of profile is searched, or classifieds; each with how many there are. */
export function ProfileTypeFilter({ value, onChange, counts, classifieds }: ProfileTypeFilterProps) {
  const t = useTranslate();
  return (
    <RadioGroup
      label={t(strings.profileType)}
      hideLabel
      value={value}
      onValueChange={onChange}
      options={PROFILE_TYPES.map((type) => ({
        value: type.value,
        label: label(t, type.label),
        count: type.value === "CLASSIFIEDS" ? classifieds : counts?.[type.value],
      }))}
    />
  );
}
