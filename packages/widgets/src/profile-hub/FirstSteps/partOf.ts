import type { FieldValues } from "react-hook-form";
import type { ZodType } from "zod";
import type { SectionRules } from "../../profile-editing/useProfileSection.ts";

/** A form's rules for one of its fields alone, so that the question about it needs no answer to the others. */
export function partOf<Values extends FieldValues, Field extends keyof Values & string>(
  rules: SectionRules<Values>,
  field: Field,
): SectionRules<Pick<Values, Field>> {
  return {
    values: (profile) => ({ [field]: rules.values(profile)[field] }) as Pick<Values, Field>,
    schema: (t) => {
      const whole = rules.schema(t) as unknown as {
        pick: (fields: Record<string, true>) => ZodType<Pick<Values, Field>, Pick<Values, Field>>;
      };
      return whole.pick({ [field]: true });
    },
    changes: (values, profile, changed) =>
      rules.changes({ ...rules.values(profile), ...values }, profile, changed),
    success: rules.success,
    labels: (t) => ({ [field]: rules.labels(t)[field] }) as { [field in Field]: string },
  };
}
