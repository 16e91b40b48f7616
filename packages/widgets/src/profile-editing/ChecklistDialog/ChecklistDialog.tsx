import { type RoleValue, roleByValue } from "@foodshed/sdk/vocabulary";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { CHECKLISTS, type ChecklistName, wordsOf } from "../checklists.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { ServicesFields } from "../ServicesForm/ServicesFields.tsx";
import { servicesRules } from "../ServicesForm/servicesForm.ts";
import { useProfileSection } from "../useProfileSection.ts";
import { checklistRules } from "./checklistForm.ts";

export interface ChecklistDialogProps {
  ofRole: RoleValue;
  /** One list of the role; `services` holds both, those offered and those wanted. */
  list: Exclude<ChecklistName, "services_provided" | "services_needed"> | "services";
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Ticks one list of one role. Stands inside an `EditedProfileProvider`; closes when it is saved. */
export function ChecklistDialog({ ofRole, list, open, onOpenChange }: ChecklistDialogProps) {
  const close = () => onOpenChange(false);
  const title = titleOf(ofRole, list);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="lg">
      {list === "services" ? (
        <ServicesDialogForm title={title} onClose={close} />
      ) : (
        <ListDialogForm ofRole={ofRole} list={list} title={title} onClose={close} />
      )}
    </Dialog>
  );
}

function titleOf(role: RoleValue, list: ChecklistDialogProps["list"]): string {
  if (list === "services") return "Services Offered and Wanted";
  if (role === "buyer" && list === "safety_standards") return "Standards you require from suppliers";
  return `${roleByValue(role).label}: ${CHECKLISTS[list].label}`;
}

interface FormProps {
  title: string;
  onClose: () => void;
}

function ListDialogForm({
  ofRole,
  list,
  title,
  onClose,
}: FormProps & { ofRole: RoleValue; list: ChecklistName }) {
  const rules = checklistRules(ofRole, list);
  const section = useProfileSection(rules, onClose);
  return (
    <SectionForm section={section} label={title} onCancel={onClose}>
      <CheckboxGroup
        label={rules.labels.ticked}
        options={wordsOf(list, ofRole).map((word) => ({ value: word, label: word }))}
        error={section.form.formState.errors.ticked?.message}
        field={section.form.register("ticked")}
      />
    </SectionForm>
  );
}

function ServicesDialogForm({ title, onClose }: FormProps) {
  const section = useProfileSection(servicesRules, onClose);
  return (
    <SectionForm section={section} label={title} onCancel={onClose}>
      <ServicesFields form={section.form} />
    </SectionForm>
  );
}
