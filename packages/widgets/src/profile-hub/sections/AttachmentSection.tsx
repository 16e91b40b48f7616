import { AttachmentForm } from "../../profile-editing/AttachmentForm/AttachmentForm.tsx";

export function AttachmentSection() {
  return <AttachmentForm />;
}
