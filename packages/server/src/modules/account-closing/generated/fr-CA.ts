// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.account-closing.closedAlready": "Ce compte est déjà fermé.",
  "server.account-closing.notClosed": "Ce compte n’est pas fermé.",
  "server.account-closing.tooLateToKeep": "Les trente jours sont écoulés : ce compte est en cours d’effacement et ne peut plus être conservé.",
  "server.account-closing.lastAdministrator": "Vous êtes la seule personne qui administre ce réseau. Accordez d’abord ces droits à quelqu’un d’autre.",
  "server.account-closing.notToClose": "Seuls les comptes confirmés par leur propriétaire peuvent être fermés. Retirez ou désactivez plutôt celui-ci.",
  "server.account-closing.closedSubject": ["Le compte de ",["business"]," est fermé"],
  "server.account-closing.closedByYou": ["Vous avez fermé le compte de ",["business"]," sur Foodshed. Plus personne ne voit son profil ni ses petites annonces, et plus personne ne peut lui écrire."],
  "server.account-closing.closedBySupport": ["Notre équipe de soutien a fermé le compte de ",["business"]," sur Foodshed. Plus personne ne voit son profil ni ses petites annonces, et plus personne ne peut lui écrire."],
  "server.account-closing.closedUntil": ["Vous pouvez changer d’avis jusqu’au ",["date"]," : connectez-vous et appuyez sur « Conserver mon compte », et tout redevient comme avant. Après cette date, nous l’effaçons définitivement."],
  "server.account-closing.keepAction": "Conserver mon compte",
  "server.account-closing.closedNotYou": "Si ce n’est pas vous qui l’avez fermé, conservez le compte et changez votre mot de passe.",
  "server.account-closing.reminderSubject": ["Le compte de ",["business"]," sera effacé le ",["date"]],
  "server.account-closing.reminderWhat": ["Le compte de ",["business"]," est fermé. Le ",["date"],", nous l’effacerons définitivement avec tout ce qu’il contient."],
  "server.account-closing.reminderData": "D’ici là, vous pouvez vous connecter, conserver le compte ou télécharger vos données.",
  "server.account-closing.reminderNothing": "Si vous souhaitez toujours partir, vous n’avez rien à faire.",
  "server.account-closing.erasedSubject": ["Le compte de ",["business"]," est effacé"],
  "server.account-closing.erasedWhat": ["Le compte de ",["business"]," et tout ce qu’il contenait est effacé : profil, produits, petites annonces, images, fichiers, préférences, et les accès des personnes qui n’appartenaient à aucune autre entreprise."],
  "server.account-closing.erasedOthers": "Ce que d’autres ont écrit leur appartient. Les messages que vous leur avez envoyés restent dans leurs conversations, comme venant d’une entreprise fermée.",
  "server.account-closing.erasedAction": "Lire notre politique de confidentialité",
  "server.account-closing.erasedBack": "Ceci est notre dernier courriel. Vous pouvez vous inscrire de nouveau quand vous le voudrez.",
  "server.account-closing.networkSubject": [["network"]," a fermé son compte"],
  "server.account-closing.networkWhat": [["network"],", dont ",["business"]," est membre, a fermé son compte sur Foodshed. Votre profil ne l’affiche plus, et l’adhésion prend fin définitivement le ",["date"],", à moins que le réseau ne change d’avis."],
  "server.account-closing.networkManages": [["network"]," pouvait modifier votre profil. Ce n’est plus le cas."],
  "server.account-closing.networkAction": "Aller au tableau de bord",
  "server.account-closing.networkNothing": "Votre propre compte reste tel quel.",
} satisfies Catalogue as Catalogue;
