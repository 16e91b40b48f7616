import { RoleDetailsForm } from "../../profile-editing/RoleDetailsForm/RoleDetailsForm.tsx";

export function ProcessorDetailsSection() {
  return <RoleDetailsForm ofRole="processor" label="Additional Processor Details" />;
}
