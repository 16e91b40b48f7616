// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.membership.alreadyConnected": "Vous avez déjà un lien, ou une demande attend une réponse.",
  "server.membership.requestWasAnswered": ["Cette demande a déjà été ",["state",1,{"accepted":"acceptée","denied":"refusée","other":"envoyée"}],"."],
  "server.membership.noSuchConnection": "Ce lien n’existe pas.",
  "server.membership.connectionSides": "Un lien unit une entreprise et un réseau d’achat local, ou une entreprise et son gestionnaire.",
  "server.membership.managerManages": "Un lien avec un gestionnaire lui permet de modifier et de gérer le profil.",
} satisfies Catalogue as Catalogue;
