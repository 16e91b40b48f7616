// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.products.roleListsNoProducts": "Ce rôle ne présente pas de produits.",
  "server.products.noSuchParent": "Cette catégorie ne contient pas ce produit.",
  "server.products.productExists": "Ce produit existe déjà. Veuillez fournir un autre nom de produit.",
  "server.products.unitWithoutAmount": "Donnez une quantité pour cette unité.",
  "server.products.changedAndRemoved": "Ce produit est à la fois modifié et supprimé.",
  "server.products.productGone": "Ce produit a été supprimé entre-temps.",
  "server.products.categoryMissing": "Choisissez une catégorie.",
  "server.products.nameTooLong": ["Un nom de produit compte au plus ",["max",4]," caractères."],
} satisfies Catalogue as Catalogue;
