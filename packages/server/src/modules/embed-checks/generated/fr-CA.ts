// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.embed-checks.notAnAddress": "Vous devez fournir l’adresse d’une page, par exemple https://ferme.example/marche.",
  "server.embed-checks.privateAddress": "Seules des adresses publiques peuvent être ouvertes d’ici. Pour une page de votre propre réseau, exécutez : foodshed embeds check --local",
  "server.embed-checks.noHost": "Personne n’a cette adresse : vérifiez le nom du site.",
  "server.embed-checks.unreachable": "La page n’a pas pu être jointe, ou sa connexion n’est pas sécurisée.",
  "server.embed-checks.tooSlow": "La page a pris trop de temps.",
  "server.embed-checks.tooLarge": "La page est trop grande pour être vérifiée.",
  "server.embed-checks.redirects": "L’adresse mène sans fin d’une page à l’autre.",
  "server.embed-checks.notHtml": "Il y a un fichier à cette adresse, et non une page.",
  "server.embed-checks.badStatus": ["Le site a répondu par l’erreur ",["status"]," au lieu d’une page."],
} satisfies Catalogue as Catalogue;
