// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.enquiries.noSuchEnquiry": "Cette demande de prix n’existe pas.",
  "server.enquiries.enquiryClosed": "Cette demande de prix est close.",
  "server.enquiries.conversationBlocked": "Cette conversation est bloquée.",
  "server.enquiries.dayIsOver": "Veuillez choisir la date d’aujourd’hui ou une date ultérieure.",
  "server.enquiries.nobodyToAsk": "Aucune de ces entreprises ne peut être consultée en ce moment : une conversation est bloquée, deux de vos demandes de prix y attendent une réponse, ou l’entreprise en a reçu trop aujourd’hui.",
  "server.enquiries.enoughToday": ["Vous pouvez envoyer ",["count"]," demandes de prix par jour. Veuillez envoyer celle-ci demain ou écrire un message."],
  "server.enquiries.remindedBefore": "Vous avez déjà envoyé un rappel. Un seul est possible.",
  "server.enquiries.nobodyToRemind": "Il n’y a plus personne à qui envoyer un rappel : toutes les entreprises ont répondu ou écrit.",
  "server.enquiries.remindTomorrow": "Veuillez leur laisser une journée pour répondre avant d’envoyer un rappel.",
  "server.enquiries.notAsked": "Vous ne pouvez prévenir que les entreprises qui ont reçu cette demande de prix.",
  "server.enquiries.requestTitle": ["Demande de prix : ",["product"]],
  "server.enquiries.wantedBy": ["Souhaité d’ici le ",["day"]],
  "server.enquiries.pleaseDeliver": "À livrer",
  "server.enquiries.weFetchIt": "À ramasser sur place",
  "server.enquiries.deliveryOrPickup": "Livraison ou ramassage",
  "server.enquiries.answerTitle": ["Réponse à votre demande de prix : ",["product"]],
  "server.enquiries.weHaveIt": "Oui, nous en avons.",
  "server.enquiries.weDoNotHaveIt": "Non, nous n’en avons pas.",
  "server.enquiries.answerQuantity": ["Quantité : ",["quantity"]],
  "server.enquiries.answerPrice": ["Prix : ",["price"]],
  "server.enquiries.answerDate": ["À partir du ",["day"]],
  "server.enquiries.weDeliver": "Nous livrons.",
  "server.enquiries.weDoNotDeliver": "Nous ne livrons pas.",
  "server.enquiries.reminder": ["Rappel de ma demande de prix : ",["product"],". Une courte réponse m’aide, même négative."],
  "server.enquiries.closing": ["J’ai trouvé ce que je cherchais (",["product"],"). Merci !"],
} satisfies Catalogue as Catalogue;
