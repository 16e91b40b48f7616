import { DEFAULT_LOCALE } from "@foodshed/sdk/locale";
import { businessTypesFor, label, type RoleValue } from "@foodshed/sdk/vocabulary";
import { CheckboxList } from "../../primitives/CheckboxList/CheckboxList.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

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
  const t = useTranslate();
  const { roles, value, onValueChange, error, hideLabel = false } = props;
  return (
    <CheckboxList
      label={t(strings.iAmA)}
      hideLabel={hideLabel}
      options={typeOptions(roles, t)}
      value={value}
      onValueChange={(next) => onValueChange(next.sort())}
      error={error}
    />
  );
}

/** The types by their names in the reader's language; the vocabulary has them by their English names. */
function typeOptions(roles: readonly RoleValue[], t: WidgetTranslate) {
  const options = businessTypesFor(roles).map(({ name }) => ({
    value: name as string,
    label: label(t, name),
  }));
  if (t.locale === DEFAULT_LOCALE) return options;
  const { compare } = new Intl.Collator(t.locale);
  return options.sort((one, other) => compare(one.label, other.label));
}
