// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.shipping.parcelRefused": "Le service de tarifs n’accepte pas ce colis ou ces adresses. Veuillez les vérifier et réessayer.",
  "server.shipping.ratesUnavailable": "Les tarifs d’expédition ne sont pas disponibles en ce moment. Veuillez réessayer dans un instant.",
  "server.shipping.noRatesFrom": ["Cette fois, aucun tarif n’a été obtenu de ",["names"],". Vous pouvez réessayer ou vous renseigner directement."],
  "server.shipping.sampleRates": "Ces tarifs proviennent d’une grille de tarifs d’exemple : aucun transporteur ne les a offerts.",
} satisfies Catalogue as Catalogue;
