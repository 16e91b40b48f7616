// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "network-page.kinds": "Types",
  "network-page.thisWeek": "Cette semaine chez les membres",
  "network-page.wholeWeek": [["count",2,{"one":"Voir toute la liste","other":["Voir les ",0," produits"]}]],
  "network-page.newestClassifieds": "Dernières annonces des membres",
  "network-page.join": ["Se joindre à ",["network"]],
  "network-page.joinAbout": "Les membres figurent ici, sur la carte et dans la liste de la semaine. Une fois votre entreprise inscrite, demandez l’adhésion ci-dessus.",
  "network-page.register": "Inscrire votre entreprise",
  "network-page.follow": "Suivre et partager",
  "network-page.classifiedsFeed": "Fil des annonces (RSS)",
  "network-page.weekFeed": "Fil de la semaine (Atom)",
  "network-page.weekSpreadsheet": "Liste de la semaine (CSV)",
  "network-page.embedMap": "Mettre la carte sur votre site",
} satisfies Catalogue as Catalogue;
