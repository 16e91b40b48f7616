// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.search.ontarioPostalCode": "Vous devez fournir un code postal valide de l’Ontario.",
  "server.search.unknownPlace": ["Nous ne connaissons aucune entreprise à « ",["place"]," ». Essayez un code postal ou une autre municipalité."],
  "server.search.unknownFilterValue": ["« ",["value"]," » ne fait pas partie des valeurs possibles de ",["filter"],". Choisissez-en une que la recherche propose."],
  "server.search.unknownNetwork": ["Nous ne connaissons aucun organisme à l’adresse « ",["slug"]," »."],
  "server.search.searchLoading": "La recherche se prépare. Veuillez réessayer dans quelques secondes.",
  "server.search.searchUnavailable": "La recherche est injoignable pour le moment. Tout le reste fonctionne ; veuillez relancer la recherche dans une minute.",
} satisfies Catalogue as Catalogue;
