// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.profile-updates.noSuchProfile": "Vous ne gérez aucun profil qui a cet identifiant, ce nom d’adresse ou cette adresse de connexion.",
  "server.profile-updates.changedByBusiness": "L’entreprise a modifié ce champ depuis.",
  "server.profile-updates.changedByAnother": "Quelqu’un d’autre a modifié ce champ depuis.",
  "server.profile-updates.changedAfterPlan": "Ce champ a été modifié après la préparation du plan.",
  "server.profile-updates.languageChosen": "L’entreprise a choisi sa langue elle-même.",
  "server.profile-updates.nobodyLogsIn": "Personne ne se connecte pour cette entreprise, qui n’a donc pas de langue.",
  "server.profile-updates.noProductsForRoles": "Les rôles de ce profil ne comportent pas de produits.",
  "server.profile-updates.noCategoryForProduct": ["La catégorie de « ",["name"]," » n’est pas connue. Écrivez-la devant, comme dans « Fruits : Pommes »."],
  "server.profile-updates.noSuchCategory": ["« ",["name"]," » n’est pas une catégorie de produits. Les catégories sont : Fruits ; Légumes ; Viande et volaille ; Produits laitiers et œufs ; Poisson ; Plats préparés et condiments ; Céréales ; Noix, graines et fines herbes ; Boissons alcoolisées ; Boissons non alcoolisées ; Autre."],
  "server.profile-updates.noSuchEntry": ["« ",["name"]," » n’est pas un élément de cette liste."],
  "server.profile-updates.noSuchListForRoles": "Les rôles de ce profil n’ont pas cette liste.",
  "server.profile-updates.categoryHasProducts": ["« ",["category"]," » compte encore des produits. Retirez-les d’abord."],
  "server.profile-updates.stillNeeded": "Un profil ne peut pas s’en passer.",
  "server.profile-updates.asksToJoin": "L’entreprise est invitée à se joindre au réseau, et décide.",
  "server.profile-updates.askedAlready": "L’entreprise a déjà été invitée, et décide.",
  "server.profile-updates.onlyItselfAsks": ["Seul le réseau « ",["slug"]," » peut inviter une entreprise à s’y joindre."],
  "server.profile-updates.onlyItselfLeaves": ["Seuls le réseau « ",["slug"]," », l’entreprise ou un administrateur peuvent mettre fin à cette adhésion."],
  "server.profile-updates.cannotBeAsked": "L’entreprise ne peut pas être invitée avant que son profil soit public.",
  "server.profile-updates.accountOrRoles": "Désignez le profil par « account », ou indiquez par « new_with_roles » qu’il reste à créer ; pas les deux.",
} satisfies Catalogue as Catalogue;
