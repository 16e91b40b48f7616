// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Give bounds as west, south, east and north in degrees. The south cannot be above the north, and neither beyond a pole. */
export const badBounds: LocalizedString = { id: "server.map.badBounds", english: "Give bounds as west, south, east and north in degrees. The south cannot be above the north, and neither beyond a pole." };

/** Give map_bounds and map_zoom together. */
export const incompleteView: LocalizedString = { id: "server.map.incompleteView", english: "Give map_bounds and map_zoom together." };

/** There are no map tiles here. */
export const noTiles: LocalizedString = { id: "server.map.noTiles", english: "There are no map tiles here." };
