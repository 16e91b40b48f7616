import type { Schema } from "@foodshed/sdk";
import { PROFILE_TYPES, type ProfileType } from "@foodshed/sdk/vocabulary";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";

export interface ProfileTypeFilterProps {
  value: ProfileType;
  onChange: (value: ProfileType) => void;
  counts: Schema<"ProfileTypeCounts"> | undefined;
  /** How many classifieds there are. */
  classifieds: number | undefined;
}

/** Which kind of profile is searched, or classifieds; each with how many there are. */
export function ProfileTypeFilter({ value, onChange, counts, classifieds }: ProfileTypeFilterProps) {
  return (
    <RadioGroup
      label="Profile type"
      hideLabel
      value={value}
      onValueChange={onChange}
      options={PROFILE_TYPES.map((type) => ({
        value: type.value,
        label: type.label,
        count: type.value === "CLASSIFIEDS" ? classifieds : counts?.[type.value],
      }))}
    />
  );
}
