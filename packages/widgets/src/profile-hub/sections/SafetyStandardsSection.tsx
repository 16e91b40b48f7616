import { SafetyStandardsForm } from "../../profile-editing/SafetyStandardsForm/SafetyStandardsForm.tsx";

export function SafetyStandardsSection() {
  return <SafetyStandardsForm />;
}
