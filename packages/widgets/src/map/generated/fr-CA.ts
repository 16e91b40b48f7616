// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "map.mapLoading": "Chargement de la carte…",
  "map.mapNotLoaded": "La carte n’a pas pu être chargée.",
  "map.mapFailed": "Les entreprises de la carte n’ont pas pu être chargées.",
  "map.zoomIn": "Agrandir",
  "map.zoomOut": "Réduire",
  "map.attribution": "Carte : Natural Earth",
  "map.pointOfSeveral": [["count"]," au même endroit : les afficher"],
  "map.approximatePoint": [["name"],", emplacement approximatif"],
  "map.mapOfResults": "Carte des résultats",
  "map.searchThisArea": "Chercher ici",
  "map.anywhere": "Chercher partout",
  "map.atThisPlace": [["count",2,{"one":[0," à cet endroit"],"other":[0," à cet endroit"]}]],
  "map.more": [["count",2,{"one":["et ",0," autre"],"other":["et ",0," autres"]}]],
  "map.close": "Fermer",
  "map.approximateNote": "Approximatif : le milieu de la zone postale",
  "map.showMap": "Afficher la carte",
  "map.mapOf": ["Carte : ",["name"]],
  "map.mapOfBusinesses": "Carte des entreprises alimentaires locales",
  "map.members": [["count",2,{"one":[0," entreprise"],"other":[0," entreprises"]}]],
  "map.noMembers": "Aucune entreprise n’est affichée ici pour l’instant.",
  "map.showMore": "En afficher plus",
} satisfies Catalogue as Catalogue;
