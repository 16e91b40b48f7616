// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.account-data.readmeTitle": "Tout ce que Foodshed conserve de votre compte",
  "server.account-data.readmeMade": ["Fichier de ",["site"],", ",["date"],"."],
  "server.account-data.readmeTimes": "Les fichiers JSON sont du texte en UTF-8 ; chaque liste y est une table de notre base de données. Les dates et les heures suivent la norme ISO 8601. Ce qui a été enregistré pendant la préparation y figure tel qu’avant ou tel qu’après.",
  "server.account-data.readmeLeftOut": "En sont exclus les mots de passe, les clés et les liens qui ouvrent votre compte, ainsi que ce qui appartient aux autres : leurs adresses, leurs notes et ce qu’ils ont écrit après un blocage.",
  "server.account-data.readmeKeep": "Gardez ce fichier là où personne d’autre ne le lit.",
  "server.account-data.aboutLogin": "Votre connexion, les appareils connectés, vos préférences de courriel et les courriels qui vous ont été envoyés.",
  "server.account-data.aboutProfile": "Votre compte et votre profil : rôles, détails, contacts, lieux, certificats, et la liste de vos photos et fichiers.",
  "server.account-data.aboutProducts": "Vos produits.",
  "server.account-data.aboutClassifieds": "Vos petites annonces et les alertes de leurs correspondances.",
  "server.account-data.aboutMessages": "Vos conversations, ce que vous avez écrit et ce que vous avez reçu, vos messages groupés et vos groupes.",
  "server.account-data.aboutEnquiries": "Vos demandes avec leurs réponses, et celles que vous avez reçues.",
  "server.account-data.aboutConnections": "Vos réseaux et membres, et les demandes de lien.",
  "server.account-data.aboutKept": "Vos favoris, vos recherches enregistrées et vos alertes.",
  "server.account-data.aboutHistory": "Qui a modifié votre compte, ce que vous avez fait et consulté, ce que vous avez signalé, et l’utilisation de vos widgets.",
  "server.account-data.aboutFiles": "Vos pièces jointes, précédées de leur numéro.",
  "server.account-data.aboutPictures": "Vos photos, dans leur plus grand format.",
} satisfies Catalogue as Catalogue;
