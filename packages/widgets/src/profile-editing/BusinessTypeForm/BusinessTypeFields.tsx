import { businessTypesFor, type RoleValue } from "@foodshed/sdk/vocabulary";
import { CheckboxList } from "../../primitives/CheckboxList/CheckboxList.tsx";

export interface BusinessTypeFieldsProps {
  /** The roles that decide which of the 44 types are offered. */
  roles: readonly RoleValue[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  error?: string | undefined;
  /** Where the place says what the list is for. */
  hideLabel?: boolean;
}

/** The business types of a profile; any number of them. */
export function BusinessTypeFields(props: BusinessTypeFieldsProps) {
  const { roles, value, onValueChange, error, hideLabel = false } = props;
  return (
    <CheckboxList
      label="I am a"
      hideLabel={hideLabel}
      options={businessTypesFor(roles).map(({ name }) => ({ value: name as string, label: name }))}
      value={value}
      onValueChange={(next) => onValueChange(next.sort())}
      error={error}
    />
  );
}
