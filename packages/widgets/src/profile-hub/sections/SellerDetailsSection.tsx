import { RoleDetailsForm } from "../../profile-editing/RoleDetailsForm/RoleDetailsForm.tsx";

export function SellerDetailsSection() {
  return <RoleDetailsForm ofRole="seller" label="Additional Seller Details" />;
}
