import { LogoForm } from "../../profile-editing/LogoForm/LogoForm.tsx";

export function LogoSection() {
  return <LogoForm />;
}
