import type { LocalizedString } from "@foodshed/sdk/locale";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import * as strings from "../generated/strings.ts";
import { RoleDetailsFields } from "../RoleDetailsForm/RoleDetailsFields.tsx";
import { type DetailedRole, roleDetailsRules } from "../RoleDetailsForm/roleDetailsForm.ts";
import { SectionForm } from "../SectionForm/SectionForm.tsx";
import { useProfileSection } from "../useProfileSection.ts";

export interface RoleDetailsDialogProps extends EditingProps {
  /** The role whose details are edited. */
  ofRole: DetailedRole;
}

/** Edits the details of one role; closes when it is saved. */
export function RoleDetailsDialog({ ofRole, ...editing }: RoleDetailsDialogProps) {
  const t = useTranslate();
  return (
    <EditingDialog {...editing} title={t(TITLES[ofRole])} size={ofRole === "organization" ? "sm" : "lg"}>
      {(close) => <DetailsForm ofRole={ofRole} onDone={close} />}
    </EditingDialog>
  );
}

const TITLES: Record<DetailedRole, LocalizedString> = {
  seller: strings.sellerDetails,
  buyer: strings.buyerDetails,
  processor: strings.processorDetails,
  // An organization only has the insurance details.
  organization: strings.insurance,
};

function DetailsForm({ ofRole, onDone }: { ofRole: DetailedRole; onDone: () => void }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const rules = roleDetailsRules[ofRole];
  const section = useProfileSection(rules, () => {
    notify(rules.success(t));
    onDone();
  });
  return (
    <SectionForm section={section} label={t(TITLES[ofRole])} onCancel={onDone}>
      <RoleDetailsFields ofRole={ofRole} form={section.form} withDelivery={ofRole !== "organization"} />
    </SectionForm>
  );
}
