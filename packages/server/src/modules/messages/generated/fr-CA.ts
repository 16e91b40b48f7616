// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.messages.mailTestSubject": ["Essai d’un message de « ",["business"]," »"],
  "server.messages.mailTestIntro": "Voici à quoi ressemble votre message. Vous êtes la seule personne à l’avoir reçu.",
  "server.messages.mailTestAttachment": ["Avec la pièce jointe ",["name"],"."],
  "server.messages.mailTestNothingSent": "Rien n’a été envoyé à qui que ce soit d’autre.",
  "server.messages.onlyBlockerUnblocks": "Seule l’entreprise qui a bloqué cette conversation peut la débloquer.",
  "server.messages.noSuchAttachment": "Cette pièce jointe n’existe pas.",
  "server.messages.attachmentType": "Une pièce jointe doit être une image ou un PDF.",
  "server.messages.attachmentReader": "Cette pièce jointe n’a pas été téléversée pour ce destinataire.",
  "server.messages.noSuchRecipient": "L’un des destinataires n’existe pas.",
  "server.messages.ownNetworkOnly": "Vous ne pouvez écrire qu’aux membres de votre propre réseau.",
  "server.messages.conversationBlocked": "Cette conversation est bloquée.",
  "server.messages.noSuchConversation": "Cette conversation n’existe pas.",
  "server.messages.testOnItsWay": ["Le test est en route vers ",["email"],"."],
} satisfies Catalogue as Catalogue;
