// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.pipeline.unexpected": "Un imprévu est survenu. Veuillez réessayer.",
  "server.pipeline.invalidJson": "Le corps de la requête n’est pas du JSON valide.",
  "server.pipeline.wrongLength": "La longueur de la requête n’est pas celle qu’elle annonce.",
  "server.pipeline.bodyTooLarge": "La requête est trop volumineuse : elle peut compter au plus 1 Mo.",
  "server.pipeline.tooManyParts": "Le formulaire contient trop de champs ou de fichiers.",
  "server.pipeline.pleaseSend": ["Veuillez envoyer ",["types"],"."],
  "server.pipeline.pleaseSendEither": ["Veuillez envoyer ",["one"]," ou ",["two"],"."],
  "server.pipeline.mediaTypeNotTaken": "Ce type de média n’est pas accepté ici.",
  "server.pipeline.invalidAddress": "L’adresse n’est pas valide.",
  "server.pipeline.unreadableRequest": "La requête n’a pas pu être lue.",
  "server.pipeline.headersTooLarge": "Les en-têtes de la requête sont trop volumineux.",
  "server.pipeline.tooSlow": "La requête a mis trop de temps à arriver.",
  "server.pipeline.unstorableCharacter": "Ce texte contient un caractère qui ne peut pas être conservé.",
  "server.pipeline.nestedTooDeeply": "La requête comporte trop de niveaux imbriqués.",
  "server.pipeline.otherContent": "Cette requête a déjà été faite avec un autre contenu.",
  "server.pipeline.tooManyLogins": ["Il y a eu trop de tentatives de connexion. Veuillez attendre ",["wait",2,{"one":[["wait"]," minute"],"other":[["wait"]," minutes"]}]," ou vous faire envoyer un lien par courriel pour choisir un nouveau mot de passe."],
  "server.pipeline.tooManyMails": ["Plusieurs courriels ont déjà été envoyés. Veuillez ouvrir le plus récent ou attendre ",["wait",2,{"one":[["wait"]," minute"],"other":[["wait"]," minutes"]}]," avant d’en demander un autre."],
  "server.pipeline.roleTooLow": "Votre rôle dans cette entreprise ne le permet pas. Adressez-vous à l’un de ses propriétaires.",
  "server.pipeline.accountClosed": "Ce compte est fermé. Pour l’utiliser de nouveau, connectez-vous et appuyez sur « Conserver mon compte ».",
  "server.pipeline.startingTitle": "Foodshed démarre",
  "server.pipeline.startingText": "Cette page s’ouvre d’elle-même dans quelques secondes.",
} satisfies Catalogue as Catalogue;
