// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "embed.attributeMissing": ["Il manque l’attribut « ",["name"]," »."],
  "embed.noSuchAttribute": ["L’attribut « ",["name"]," » n’existe pas ici. Il y a : ",["names"],"."],
  "embed.noSuchNetwork": ["Aucun réseau « ",["slug"]," » n’existe sur Foodshed. Inscrivez la dernière partie de l’adresse de son profil dans l’attribut « network »."],
  "embed.noSuchWidget": ["Ce widget n’existe pas. Il y a : ",["names"],"."],
  "embed.notANetwork": ["« ",["slug"]," » est une entreprise sur Foodshed, et non un réseau. Inscrivez la dernière partie de l’adresse du profil d’un réseau dans l’attribut « network »."],
  "embed.windowBlocked": "La fenêtre a été bloquée. Ouvrez plutôt cette adresse :",
  "embed.mapOnSite": "Les voir sur la carte dans Foodshed",
} satisfies Catalogue as Catalogue;
