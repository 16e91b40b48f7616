import type { Routes } from "../handler.ts";
import { editProfile } from "../profiles/profile-edit.ts";
import * as products from "./products.service.ts";

export const routes: Routes<"createProduct" | "updateProduct" | "deleteProduct"> = {
  createProduct: ({ services, actor, access, body }) =>
    editProfile(services, actor, access, { operation: "createProduct" }, (edit) =>
      products.applyNewProduct(edit, body),
    ),
  updateProduct: ({ services, actor, access, body }) =>
    editProfile(services, actor, access, { operation: "updateProduct" }, async (edit) => {
      await products.applyProduct(edit, body);
      return { slug: edit.account.slug };
    }),
  deleteProduct: ({ services, actor, access, body }) =>
    editProfile(services, actor, access, { operation: "deleteProduct" }, async (edit) => {
      await products.applyProductRemoval(edit, body);
      return { slug: edit.account.slug };
    }),
};
