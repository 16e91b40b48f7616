import { roleByValue } from "@foodshed/sdk/vocabulary";
import { useNotices } from "../../provider/notices.tsx";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import { RoleDetailsFields } from "../RoleDetailsForm/RoleDetailsFields.tsx";
import { type DetailedRole, roleDetailsRules } from "../RoleDetailsForm/roleDetailsForm.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";

export interface RoleDetailsDialogProps extends EditingProps {
  ofRole: DetailedRole;
}

/** Edits the details of one role; closes when it is saved. */
export function RoleDetailsDialog({ ofRole, ...editing }: RoleDetailsDialogProps) {
  return (
    <EditingDialog {...editing} title={titleOf(ofRole)} size={ofRole === "organization" ? "sm" : "lg"}>
      {(close) => <DetailsForm ofRole={ofRole} onDone={close} />}
    </EditingDialog>
  );
}

/** An organization only has the insurance details. */
const titleOf = (role: DetailedRole) =>
  role === "organization" ? "Insurance" : `${roleByValue(role).label} Details`;

function DetailsForm({ ofRole, onDone }: { ofRole: DetailedRole; onDone: () => void }) {
  const { notify } = useNotices();
  const rules = roleDetailsRules[ofRole];
  const section = useProfileSection(rules, () => {
    notify(rules.success);
    onDone();
  });
  return (
    <SectionForm section={section} label={titleOf(ofRole)} onCancel={onDone}>
      <RoleDetailsFields ofRole={ofRole} form={section.form} withDelivery={ofRole !== "organization"} />
    </SectionForm>
  );
}
