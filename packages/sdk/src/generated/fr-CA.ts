// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "../locale/strings.ts";

export default {
  "sdk.unknownError": "Erreur inconnue",
  "sdk.networkError": "Le serveur n’a pas pu être joint. Veuillez réessayer.",
  "sdk.timeout": "Le serveur a mis trop de temps à répondre. Veuillez réessayer.",
  "sdk.offline": "Vous êtes hors ligne. Veuillez réessayer une fois la connexion rétablie.",
  "sdk.aborted": "L’opération a été annulée.",
  "sdk.tooLarge": "Ce que vous avez envoyé est trop volumineux.",
  "sdk.tooManyRequests": "Veuillez attendre un instant avant de réessayer.",
  "sdk.notAvailable": "Le service n’est pas disponible pour l’instant. Veuillez réessayer dans un moment.",
  "sdk.loginEmail": "Veuillez fournir une adresse courriel valide.",
  "sdk.loginPassword": "Veuillez saisir un mot de passe.",
} satisfies Catalogue as Catalogue;
