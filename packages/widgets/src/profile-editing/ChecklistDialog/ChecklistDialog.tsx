import { label, type RoleValue, roleByValue } from "@foodshed/sdk/vocabulary";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { CHECKLISTS, type ChecklistName, checklistOptions } from "../checklists.ts";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import { registerList } from "../exclusiveNone.ts";
import * as strings from "../generated/strings.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { ServicesFields } from "../ServicesForm/ServicesFields.tsx";
import { servicesRules } from "../ServicesForm/servicesForm.ts";
import { useProfileSection } from "../useProfileSection.ts";
import { checklistRules } from "./checklistForm.ts";

export interface ChecklistDialogProps extends EditingProps {
  /** The role whose checklist is edited. */
  ofRole: RoleValue;
  /** One list of the role; `services` holds both, those offered and those wanted. */
  list: Exclude<ChecklistName, "services_provided" | "services_needed"> | "services";
}

/** Edits one checklist of one role; closes when it is saved. */
export function ChecklistDialog({ ofRole, list, ...editing }: ChecklistDialogProps) {
  const title = titleOf(ofRole, list, useTranslate());
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

function titleOf(role: RoleValue, list: ChecklistDialogProps["list"], t: WidgetTranslate): string {
  if (list === "services") return t(strings.servicesTitle);
  if (role === "buyer" && list === "safety_standards") return t(strings.standardsFromSuppliers);
  return t(strings.named, { name: label(t, roleByValue(role).label), text: t(CHECKLISTS[list].label) });
}

interface FormProps {
  title: string;
  onDone: () => void;
}

function ListForm({ ofRole, list, title, onDone }: FormProps & { ofRole: RoleValue; list: ChecklistName }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const rules = checklistRules(ofRole, list);
  const section = useProfileSection(rules, () => {
    notify(rules.success(t));
    onDone();
  });
  return (
    <SectionForm section={section} label={title} onCancel={onDone}>
      <CheckboxGroup
        label={rules.labels(t).ticked}
        options={checklistOptions(list, ofRole, t)}
        error={section.form.formState.errors.ticked?.message}
        field={registerList(section.form, "ticked", list)}
      />
    </SectionForm>
  );
}

function ServicesForm({ title, onDone }: FormProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const section = useProfileSection(servicesRules, () => {
    notify(servicesRules.success(t));
    onDone();
  });
  return (
    <SectionForm section={section} label={title} onCancel={onDone}>
      <ServicesFields form={section.form} />
    </SectionForm>
  );
}
