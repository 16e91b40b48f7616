// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.favourites.noSuchList": "Cette liste n’existe pas.",
  "server.favourites.noSuchFavourite": "Cet élément n’est plus dans une liste.",
  "server.favourites.notPublic": "Cette page n’est plus publique : il n’est plus possible de l’enregistrer.",
  "server.favourites.favouritesFull": ["Vous gardez ",["count",4]," éléments, le maximum par compte. Veuillez d’abord en retirer un."],
  "server.favourites.listsFull": ["Vous avez ",["count",4]," listes, le maximum par compte. Veuillez d’abord en supprimer une."],
  "server.favourites.listNameTaken": "Vous avez déjà une liste de ce nom. Veuillez choisir un autre nom.",
  "server.favourites.notShared": "Cette liste n’est plus partagée.",
  "server.favourites.firstList": "Favoris",
  "server.favourites.csvBusiness": "Entreprise",
  "server.favourites.csvClassified": "Petite annonce",
  "server.favourites.csvTypes": "Types d’entreprise",
  "server.favourites.csvCity": "Ville",
  "server.favourites.csvNote": "Note",
  "server.favourites.csvAdded": "Date d’ajout",
  "server.favourites.csvPage": "Page",
} satisfies Catalogue as Catalogue;
