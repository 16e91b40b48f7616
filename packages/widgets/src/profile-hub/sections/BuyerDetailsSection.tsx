import { RoleDetailsForm } from "../../profile-editing/RoleDetailsForm/RoleDetailsForm.tsx";

export function BuyerDetailsSection() {
  return <RoleDetailsForm ofRole="buyer" label="Additional Buyer Details" />;
}
