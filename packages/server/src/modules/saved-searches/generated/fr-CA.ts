// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.saved-searches.mailOneSearch": "Votre recherche enregistrée a trouvé du nouveau.",
  "server.saved-searches.mailSearches": "Vos recherches enregistrées ont trouvé du nouveau.",
  "server.saved-searches.mailResultsFor": [["count",2,{"one":[0," nouveau résultat pour « ",["name"]," »"],"other":[0," nouveaux résultats pour « ",["name"]," »"]}]],
  "server.saved-searches.mailResultsForSearches": [["count",2,{"one":[0," nouveau résultat pour ",["searches"]," recherches enregistrées"],"other":[0," nouveaux résultats pour ",["searches"]," recherches enregistrées"]}]],
  "server.saved-searches.mailMore": [["count",2,{"one":["En voir ",0," autre"],"other":["En voir ",0," autres"]}]],
  "server.saved-searches.mailOpenSearch": "Ouvrir cette recherche",
  "server.saved-searches.mailReason": "Vous recevez ce courriel parce que vous avez demandé des alertes en enregistrant une recherche.",
  "server.saved-searches.mailManageSearches": "Gérer vos recherches enregistrées",
  "server.saved-searches.mailUntil": ["jusqu’au ",["date"]],
  "server.saved-searches.noSuchSearch": "Cette recherche enregistrée n’existe pas.",
  "server.saved-searches.searchSaved": "Vous avez déjà enregistré cette recherche.",
  "server.saved-searches.searchesFull": ["Vous avez ",["count"]," recherches enregistrées, soit le maximum pour un compte. Veuillez d’abord en supprimer une."],
} satisfies Catalogue as Catalogue;
