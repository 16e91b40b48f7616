// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.membership.alreadyConnected": "Vous avez déjà un lien, ou une demande attend une réponse.",
  "server.membership.requestWasAnswered": ["Cette demande a déjà été ",["state",1,{"accepted":"acceptée","denied":"refusée","other":"envoyée"}],"."],
  "server.membership.noSuchConnection": "Ce lien n’existe pas.",
  "server.membership.connectionSides": "Un lien unit une entreprise et un réseau d’achat local, ou une entreprise et son gestionnaire.",
  "server.membership.managerManages": "Un lien avec un gestionnaire lui permet de modifier et de gérer le profil.",
  "server.membership.stateActive": "Actif",
  "server.membership.stateUnverified": "Pas encore confirmé",
  "server.membership.stateUnclaimed": "Pas encore revendiqué",
  "server.membership.stateDisabled": "Désactivé",
  "server.membership.csvBusiness": "Entreprise",
  "server.membership.csvPerson": "Contact",
  "server.membership.csvEmail": "Courriel",
  "server.membership.csvPhone": "Téléphone",
  "server.membership.csvStreet": "Adresse",
  "server.membership.csvCity": "Ville",
  "server.membership.csvPostalCode": "Code postal",
  "server.membership.csvRoles": "Rôles",
  "server.membership.csvWebsite": "Site Web",
  "server.membership.csvState": "État",
  "server.membership.csvLastLogin": "Dernière connexion",
  "server.membership.csvPage": "Page",
  "server.membership.stateClosed": "Fermé",
} satisfies Catalogue as Catalogue;
