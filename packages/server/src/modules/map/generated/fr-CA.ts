// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.map.badBounds": "Indiquez les limites par l’ouest, le sud, l’est et le nord, en degrés. Le sud ne peut être au-dessus du nord, et aucun des deux au-delà d’un pôle.",
  "server.map.incompleteView": "Indiquez map_bounds et map_zoom ensemble.",
  "server.map.noTiles": "Il n’y a pas de tuiles de carte ici.",
} satisfies Catalogue as Catalogue;
