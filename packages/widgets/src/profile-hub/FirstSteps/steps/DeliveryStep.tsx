import { type Answer, deliveryAnswersFor, PRODUCT_ROLES } from "@foodshed/sdk/vocabulary";
import { CopyFromRole } from "../../../profile-editing/CopyFromRole/CopyFromRole.tsx";
import { DeliveryAnswer } from "../../../profile-editing/DeliveryForm/DeliveryFields.tsx";
import {
  type DeliveryRole,
  type DeliveryValues,
  deliveryFromValue,
  deliveryRoles,
  deliveryRules,
} from "../../../profile-editing/DeliveryForm/deliveryForm.ts";
import { type Profile, useEditedProfile } from "../../../profile-editing/editedProfile.tsx";
import * as css from "../FirstSteps.css.ts";
import { partOf } from "../partOf.ts";
import { StepForm } from "../StepForm.tsx";

/** The answers alone: a vendor's words about delivery have their place in the section. */
const rules = partOf(deliveryRules, PRODUCT_ROLES);
type Answers = Pick<DeliveryValues, DeliveryRole>;

/** Whether each role delivers. A role that sells may take the answer of another one; a buyer is asked something else. */
export function DeliveryStep({ label }: { label: string }) {
  const { profile } = useEditedProfile();
  const roles = deliveryRoles(profile);
  return (
    <StepForm rules={rules} label={label} previewed={withAnswers}>
      {(form) =>
        roles.map((role) => {
          const source = form.watch(role) ? undefined : sourceFor(role, roles, form.watch());
          return (
            <div key={role} className={css.answer}>
              <DeliveryAnswer
                form={{ register: form.register, errors: form.formState.errors }}
                role={role}
                hideLabel={roles.length === 1}
              />
              <CopyFromRole
                role={source}
                onCopy={() => source && form.setValue(role, form.getValues(source), { shouldDirty: true })}
              />
            </div>
          );
        })
      }
    </StepForm>
  );
}

/** A role whose answer would also do for this one. */
function sourceFor(
  role: DeliveryRole,
  roles: readonly DeliveryRole[],
  values: Answers,
): DeliveryRole | undefined {
  if (role === "buyer") return undefined;
  const offered = deliveryAnswersFor(role).map(({ value }) => value as Answer | undefined);
  return roles.find(
    (other) =>
      other !== role &&
      other !== "buyer" &&
      values[other] &&
      offered.includes(deliveryFromValue(values[other])),
  );
}

function withAnswers(profile: Profile, values: Answers): Profile {
  return {
    ...profile,
    roles: profile.roles.map((role) => {
      const delivery = deliveryFromValue(values[role.value as DeliveryRole] ?? "");
      if (!delivery) return role;
      const role_details = { ...role.data.role_details, delivery, delivery_answered: true };
      return { ...role, data: { ...role.data, role_details } };
    }),
  };
}
