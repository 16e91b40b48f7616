export { CertificatesForm as CertificatesSection } from "../../profile-editing/CertificatesForm/CertificatesForm.tsx";
