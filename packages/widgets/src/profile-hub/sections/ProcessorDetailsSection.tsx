import { RoleDetailsForm } from "../../profile-editing/RoleDetailsForm/RoleDetailsForm.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export function ProcessorDetailsSection() {
  const t = useTranslate();
  return <RoleDetailsForm ofRole="processor" label={t(strings.processorDetails)} />;
}
