// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.mailing-list.alreadySubscribed": "Déjà inscrite : cette adresse figure sur la liste de l’infolettre.",
  "server.mailing-list.mailingListUnavailable": "L’infolettre est inaccessible en ce moment. Veuillez réessayer dans un instant.",
  "server.mailing-list.addressNotTaken": "L’infolettre n’a pas accepté cette adresse.",
  "server.mailing-list.consent": "En vous abonnant, vous acceptez que Foodshed vous envoie par courriel des nouvelles de l’alimentation locale en Ontario. Vous pouvez vous désabonner en tout temps.",
  "server.mailing-list.linkOver": "Ce lien date de plus d’une journée ou est incomplet. Veuillez vous abonner de nouveau.",
  "server.mailing-list.mailConfirmSubject": "Confirmez votre abonnement",
  "server.mailing-list.mailConfirmWhy": "Quelqu’un, probablement vous, a entré cette adresse pour recevoir par courriel les nouvelles de l’alimentation locale de Foodshed.",
  "server.mailing-list.mailConfirmAction": "Confirmer l’abonnement",
  "server.mailing-list.mailConfirmUntil": "Le lien est valide pendant 24 heures.",
  "server.mailing-list.mailConfirmNotYou": "Si ce n’était pas vous, ne faites rien : vous ne recevrez plus de courriels de notre part à ce sujet.",
  "server.mailing-list.mailAlreadySubject": "Vous recevez déjà notre infolettre",
  "server.mailing-list.mailAlready": "Quelqu’un, probablement vous, a entré cette adresse pour recevoir par courriel les nouvelles de l’alimentation locale de Foodshed. Elle figure déjà sur la liste : il n’y a rien à faire.",
  "server.mailing-list.confirmTitle": "Vous abonner à l’infolettre ?",
  "server.mailing-list.confirmWhat": ["Les nouvelles seront envoyées à ",["email"],"."],
  "server.mailing-list.confirmAction": "S’abonner",
  "server.mailing-list.confirmed": "Vous êtes sur la liste.",
  "server.mailing-list.confirmedWhat": ["Nos nouvelles vous parviendront à ",["email"],"."],
  "server.mailing-list.mailAlreadyAction": "Trouver des aliments locaux",
} satisfies Catalogue as Catalogue;
