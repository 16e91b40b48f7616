// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.match-alerts.mailOneClassified": "Votre petite annonce a de nouvelles correspondances.",
  "server.match-alerts.mailClassifieds": "Vos petites annonces ont de nouvelles correspondances.",
  "server.match-alerts.mailMatchesFor": [["count",2,{"one":[0," nouvelle correspondance pour « ",["name"]," »"],"other":[0," nouvelles correspondances pour « ",["name"]," »"]}]],
  "server.match-alerts.mailMatchesForClassifieds": [["count",2,{"one":[0," nouvelle correspondance pour ",["classifieds"]," de vos petites annonces"],"other":[0," nouvelles correspondances pour ",["classifieds"]," de vos petites annonces"]}]],
  "server.match-alerts.mailMore": [["count",2,{"one":["En voir ",0," autre"],"other":["En voir ",0," autres"]}]],
  "server.match-alerts.mailOpenClassified": "Ouvrir votre petite annonce",
  "server.match-alerts.mailUntil": ["jusqu’au ",["date"]],
  "server.match-alerts.mailReason": "Vous recevez ce courriel parce que vous avez demandé, en publiant une petite annonce, à être au courant des nouvelles correspondances.",
  "server.match-alerts.mailManage": "Gérer vos petites annonces",
} satisfies Catalogue as Catalogue;
