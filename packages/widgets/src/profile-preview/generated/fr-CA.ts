// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "profile-preview.visitor": "Visiteur",
  "profile-preview.member": "Membre",
  "profile-preview.consumer": "Consommateur",
  "profile-preview.asVisitor": "Voici ce que voit une personne qui n’est pas connectée.",
  "profile-preview.asMember": "Voici ce que voit un autre membre.",
  "profile-preview.asConsumer": "Voici ce que voit votre clientèle.",
  "profile-preview.noPage": "Votre clientèle ne voit aucune page.",
  "profile-preview.unpublished": "Personne d’autre ne voit encore ce profil : voici à quoi il ressemblera.",
  "profile-preview.preview": "Aperçu",
  "profile-preview.seeItAs": "Voir en tant que",
  "profile-preview.backToEditing": "Revenir à la modification",
  "profile-preview.noConsumerPage": "Aucune page pour les consommateurs",
  "profile-preview.vendorsOnly": ["Seuls les vendeurs au détail ont une page pour les consommateurs, et ",["business"]," n’a pas le type de compte « Vendeur au détail »."],
} satisfies Catalogue as Catalogue;
