import { RoleDetailsForm } from "../../profile-editing/RoleDetailsForm/RoleDetailsForm.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export function BuyerDetailsSection() {
  const t = useTranslate();
  return <RoleDetailsForm ofRole="buyer" label={t(strings.buyerDetails)} />;
}
