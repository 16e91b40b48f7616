import { ProductsForm } from "../../profile-editing/ProductsForm/ProductsForm.tsx";

export function ProductsSection() {
  return <ProductsForm />;
}
