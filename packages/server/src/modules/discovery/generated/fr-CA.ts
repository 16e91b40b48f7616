// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.discovery.noSuchNetwork": "Ce réseau n’existe pas.",
  "server.discovery.noSuchSitemap": "Ce plan de site n’existe pas.",
  "server.discovery.feedTitle": "Petites annonces sur Foodshed",
  "server.discovery.networkFeedTitle": ["Petites annonces de ",["name"]," sur Foodshed"],
  "server.discovery.feedDescription": "Ce que les entreprises alimentaires locales de l’Ontario recherchent et ont à vendre.",
  "server.discovery.networkFeedDescription": ["Ce que les membres de ",["name"]," recherchent et ont à vendre."],
  "server.discovery.neededBy": ["Requis d’ici le ",["date"]],
  "server.discovery.expiry": ["Expire le ",["date"]],
  "server.discovery.noEmbed": "Il n’y a rien à intégrer à cette adresse.",
  "server.discovery.embedForMembers": "Seuls les membres voient cette page : elle ne peut pas être intégrée.",
  "server.discovery.board": "Tableau de petites annonces",
  "server.discovery.onFoodshed": [["title"]," sur Foodshed"],
  "server.discovery.urlNeeded": "Vous devez fournir l’adresse d’une page : url.",
  "server.discovery.unknownFormat": "Les formats sont json et xml.",
  "server.discovery.pixelsNeeded": ["Vous devez fournir ",["name"]," en pixels, en nombre entier."],
  "server.discovery.searchFeedTitle": "Entreprises sur Foodshed",
  "server.discovery.classifiedSearchFeedTitle": "Petites annonces sur Foodshed",
  "server.discovery.searchFeedTitleFor": ["« ",["words"]," » sur Foodshed"],
  "server.discovery.searchFeedDescription": "Ce que cette recherche trouve, le plus récent d’abord.",
  "server.discovery.listFeedDescription": ["Une liste que ",["business"]," partage sur Foodshed."],
  "server.discovery.anonymousListFeedDescription": "Une liste partagée sur Foodshed.",
} satisfies Catalogue as Catalogue;
