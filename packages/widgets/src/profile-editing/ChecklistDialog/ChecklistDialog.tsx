import { type RoleValue, roleByValue } from "@foodshed/sdk/vocabulary";
import { useNotices } from "../../provider/notices.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { CHECKLISTS, type ChecklistName, checklistLabels } from "../checklists.ts";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import { registerList } from "../exclusiveNone.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { ServicesFields } from "../ServicesForm/ServicesFields.tsx";
import { servicesRules } from "../ServicesForm/servicesForm.ts";
import { useProfileSection } from "../useProfileSection.ts";
import { checklistRules } from "./checklistForm.ts";

export interface ChecklistDialogProps extends EditingProps {
  ofRole: RoleValue;
  /** One list of the role; `services` holds both, those offered and those wanted. */
  list: Exclude<ChecklistName, "services_provided" | "services_needed"> | "services";
}

/** Edits one checklist of one role; closes when it is saved. */
export function ChecklistDialog({ ofRole, list, ...editing }: ChecklistDialogProps) {
  const title = titleOf(ofRole, list);
  return (
    <EditingDialog {...editing} title={title} size="lg">
      {(close) =>
        list === "services" ? (
          <ServicesForm title={title} onDone={close} />
        ) : (
          <ListForm ofRole={ofRole} list={list} title={title} onDone={close} />
        )
      }
    </EditingDialog>
  );
}

function titleOf(role: RoleValue, list: ChecklistDialogProps["list"]): string {
  if (list === "services") return "Services Offered and Wanted";
  if (role === "buyer" && list === "safety_standards") return "Standards you require from suppliers";
  return `${roleByValue(role).label}: ${CHECKLISTS[list].label}`;
}

interface FormProps {
  title: string;
  onDone: () => void;
}

function ListForm({ ofRole, list, title, onDone }: FormProps & { ofRole: RoleValue; list: ChecklistName }) {
  const { notify } = useNotices();
  const rules = checklistRules(ofRole, list);
  const section = useProfileSection(rules, () => {
    notify(rules.success);
    onDone();
  });
  return (
    <SectionForm section={section} label={title} onCancel={onDone}>
      <CheckboxGroup
        label={rules.labels.ticked}
        options={checklistLabels(list, ofRole).map((word) => ({ value: word, label: word }))}
        error={section.form.formState.errors.ticked?.message}
        field={registerList(section.form, "ticked", list)}
      />
    </SectionForm>
  );
}

function ServicesForm({ title, onDone }: FormProps) {
  const { notify } = useNotices();
  const section = useProfileSection(servicesRules, () => {
    notify(servicesRules.success);
    onDone();
  });
  return (
    <SectionForm section={section} label={title} onCancel={onDone}>
      <ServicesFields form={section.form} />
    </SectionForm>
  );
}
