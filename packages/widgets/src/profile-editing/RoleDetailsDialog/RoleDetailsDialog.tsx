import { roleByValue } from "@foodshed/sdk/vocabulary";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { RoleDetailsFields } from "../RoleDetailsForm/RoleDetailsFields.tsx";
import { type DetailedRole, roleDetailsRules } from "../RoleDetailsForm/roleDetailsForm.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";

export interface RoleDetailsDialogProps {
  ofRole: DetailedRole;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits what one role says of itself. Stands inside an `EditedProfileProvider`; closes when it is saved. */
export function RoleDetailsDialog({ ofRole, open, onOpenChange }: RoleDetailsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`${roleByValue(ofRole).label} Details`} size="lg">
      <DialogForm ofRole={ofRole} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function DialogForm({ ofRole, onClose }: { ofRole: DetailedRole; onClose: () => void }) {
  const section = useProfileSection(roleDetailsRules[ofRole], onClose);
  return (
    <SectionForm section={section} label={`${roleByValue(ofRole).label} Details`} onCancel={onClose}>
      <RoleDetailsFields ofRole={ofRole} form={section.form} withDelivery />
    </SectionForm>
  );
}
