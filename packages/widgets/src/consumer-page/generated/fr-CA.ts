// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "consumer-page.visit": "Planifier votre visite",
  "consumer-page.openYearRound": "Ouvert toute l’année",
  "consumer-page.openIn": "Saisons d’ouverture",
  "consumer-page.closedSeason": [["season"],["hidden",", fermé"]],
  "consumer-page.hours": "Heures d’ouverture",
  "consumer-page.locations": [["count",2,{"one":"Emplacement","other":"Emplacements"}]],
  "consumer-page.onMap": ["Voir sur une carte",["hidden",", dans un nouvel onglet : ",["place"]]],
  "consumer-page.directions": "Comment s’y rendre",
  "consumer-page.delivery": "Livraison",
  "consumer-page.contact": "Coordonnées",
  "consumer-page.phone": "Téléphone",
  "consumer-page.buyOnline": "Acheter en ligne",
  "consumer-page.greenbelt": "Cette entreprise est située dans la ceinture de verdure !",
  "consumer-page.photoOf": ["Photo de ",["business"]],
  "consumer-page.knownFor": "Spécialités",
  "consumer-page.about": ["À propos de ",["business"]],
  "consumer-page.noDescription": "Ce profil n’a pas encore de description",
  "consumer-page.whatWeSell": "Ce que nous vendons",
  "consumer-page.photos": "Photos",
  "consumer-page.forBusinesses": ["Vous êtes une entreprise alimentaire ? Voyez ce que ",["business"]," vous offre."],
} satisfies Catalogue as Catalogue;
