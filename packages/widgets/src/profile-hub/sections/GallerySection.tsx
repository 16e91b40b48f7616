import { GalleryForm } from "../../profile-editing/GalleryForm/GalleryForm.tsx";

export function GallerySection() {
  return <GalleryForm />;
}
