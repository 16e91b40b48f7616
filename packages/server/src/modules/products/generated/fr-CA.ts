// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.products.roleListsNoProducts": "Ce rôle ne présente pas de produits.",
  "server.products.noSuchParent": "Cette catégorie ne contient pas ce produit.",
  "server.products.productExists": "Ce produit existe déjà. Veuillez fournir un autre nom de produit.",
  "server.products.unitWithoutAmount": "Donnez une quantité pour cette unité.",
} satisfies Catalogue as Catalogue;
