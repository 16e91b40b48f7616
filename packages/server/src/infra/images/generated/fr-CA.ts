// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.images.decodingBusy": "De nombreuses images sont en préparation en ce moment. Veuillez réessayer dans un instant.",
  "server.images.wrongImageType": "Vous devez choisir une image JPEG, PNG, GIF, BMP ou WebP.",
  "server.images.unreadableImage": "Cette image n’a pas pu être lue. Veuillez en choisir une autre.",
} satisfies Catalogue as Catalogue;
