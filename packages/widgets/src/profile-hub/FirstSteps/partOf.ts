import type { FieldValues } from "react-hook-form";
import type { ZodType } from "zod";
import type { SectionRules } from "../../profile-editing/useProfileSection.ts";

/** A form's rules for some of its fields, so that a question about them needs no answer to the others, and changes none. */
export function partOf<Values extends FieldValues, Field extends keyof Values & string>(
  rules: SectionRules<Values>,
  fields: readonly Field[],
): SectionRules<Pick<Values, Field>> {
  const only = <Value>(of: (field: Field) => Value) =>
    Object.fromEntries(fields.map((field) => [field, of(field)])) as { [field in Field]: Value };
  return {
    values: (profile) => {
      const values = rules.values(profile);
      return only((field) => values[field]) as Pick<Values, Field>;
    },
    schema: (t) => {
      const whole = rules.schema(t) as unknown as {
        pick: (fields: { [field in Field]: true }) => ZodType<Pick<Values, Field>, Pick<Values, Field>>;
      };
      return whole.pick(only(() => true as const));
    },
    changes: (values, profile, changed) =>
      rules.changes({ ...rules.values(profile), ...values }, profile, changed),
    success: rules.success,
    labels: (t) => {
      const labels = rules.labels(t);
      return only((field) => labels[field]);
    },
  };
}
