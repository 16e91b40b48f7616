// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "mailing-list.invitationTitle": "L’alimentation locale dans votre boîte de réception",
  "mailing-list.invitation": "Jours de marché, nouveaux membres et produits de saison, quelques fois par année.",
  "mailing-list.join": "S’inscrire à l’infolettre",
  "mailing-list.email": "Courriel",
  "mailing-list.subscribe": "S’abonner",
  "mailing-list.dontShowAgain": "Ne plus afficher",
  "mailing-list.close": "Fermer",
  "mailing-list.consent": "En vous abonnant, vous acceptez que Foodshed vous envoie par courriel des nouvelles de l’alimentation locale en Ontario. Vous pouvez vous désabonner en tout temps.",
  "mailing-list.subscribed": "Vos renseignements ont bien été envoyés.",
  "mailing-list.alreadySubscribed": "Vous recevez déjà l’infolettre.",
  "mailing-list.lookAround": "Parcourir le réseau",
  "mailing-list.confirmByMail": ["Nous avons envoyé un courriel à ",["email"],". Ouvrez le lien qu’il contient dans les 24 heures pour confirmer votre abonnement."],
} satisfies Catalogue as Catalogue;
