// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.profile-history.changedSince": "Cela a été modifié de nouveau depuis ; rien n’a été annulé. Annuler quand même ?",
  "server.profile-history.undoneAlready": "Tout est déjà comme avant.",
  "server.profile-history.noSuchChange": "L’historique de ce profil ne contient pas ce changement.",
  "server.profile-history.pictureGone": "Cette image est supprimée définitivement et ne peut pas être rétablie. Les images retirées sont conservées 30 jours.",
  "server.profile-history.galleryFull": ["La galerie compte ",["count"]," images, soit le maximum. Supprimez-en une, puis réessayez."],
  "server.profile-history.certificatesFull": ["Le profil compte ",["count"]," certificats, soit le maximum. Supprimez-en un, puis réessayez."],
  "server.profile-history.roleGone": "Le profil n’a plus ce rôle. Annulez d’abord le changement des rôles.",
  "server.profile-history.productGone": "Le profil n’a plus ce produit. Annulez d’abord le changement des produits.",
} satisfies Catalogue as Catalogue;
