import { RoleDetailsForm } from "../../profile-editing/RoleDetailsForm/RoleDetailsForm.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export function SellerDetailsSection() {
  const t = useTranslate();
  return <RoleDetailsForm ofRole="seller" label={t(strings.sellerDetails)} />;
}
