// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.campaigns.nameRecipients": "Désignez les destinataires d’une seule façon : par compte, par requête ou par groupe.",
  "server.campaigns.noSuchGroup": "Ce groupe n’existe pas.",
  "server.campaigns.tooManyGroups": ["Vous pouvez garder ",["limit"]," groupes au plus. Supprimez-en d’abord un."],
  "server.campaigns.queryWrongAt": ["La requête est illisible à partir de « ",["part"]," ». Voici un exemple de requête : unclaimed and role = seller"],
  "server.campaigns.queryEnds": "La requête s’arrête trop tôt. Voici un exemple de requête : unclaimed and role = seller",
  "server.campaigns.writeMessage": "Écrivez d’abord un message.",
  "server.campaigns.nudgeHasNoText": "Un rappel n’a pas de texte à lui : il dit ce qui manque au profil.",
  "server.campaigns.nobodyToReach": "Aucune des entreprises choisies ne peut être jointe pour le moment.",
  "server.campaigns.oneTime": "Indiquez soit le moment de l’envoi, soit le délai en secondes, mais pas les deux.",
  "server.campaigns.tooFarAhead": "Choisissez un moment dans les 90 prochains jours.",
  "server.campaigns.campaignIsOver": "Cette campagne est terminée.",
  "server.campaigns.nudgeSubject": ["Complétez le profil de ",["business"]],
  "server.campaigns.nudgeStaleSubject": ["Le profil de ",["business"]," est-il encore exact ?"],
  "server.campaigns.nudgeIntro": [["sender"]," vous demande de jeter un coup d’œil au profil de ",["business"]," sur Foodshed."],
  "server.campaigns.nudgeStale": ["Il a été modifié pour la dernière fois le ",["date"],". Les acheteurs se fient à ce qui est récent."],
  "server.campaigns.nudgeLacks": [["count",2,{"one":"Il y manque une chose que les acheteurs cherchent :","other":["Il y manque ",0," choses que les acheteurs cherchent :"]}]],
  "server.campaigns.nudgeAction": "Ouvrir votre profil",
  "server.campaigns.addDescription": "Décrivez votre entreprise",
  "server.campaigns.whyDescription": "Deux phrases suffisent : ce que vous produisez, et qui l’achète.",
  "server.campaigns.addPicture": "Ajoutez une photo",
  "server.campaigns.whyPicture": "Une photo prise avec votre téléphone convient très bien.",
  "server.campaigns.addProducts": "Énumérez vos produits",
  "server.campaigns.whyProducts": "Les personnes qui les cherchent vous trouveront.",
  "server.campaigns.addPlace": "Dites où vous êtes",
  "server.campaigns.whyPlace": "Les acheteurs cherchent près de leur cuisine.",
} satisfies Catalogue as Catalogue;
