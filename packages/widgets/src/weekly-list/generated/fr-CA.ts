// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "weekly-list.title": ["Cette semaine chez les membres de ",["network"]],
  "weekly-list.summary": [["count",2,{"one":[0," produit"],"other":[0," produits"]}]," · ",["days"]],
  "weekly-list.none": "Personne n’a encore dit ce qu’il y a cette semaine. Veuillez revenir plus tard.",
  "weekly-list.more": [["count",2,{"one":"En afficher un de plus","other":["En afficher ",0," de plus"]}]],
  "weekly-list.smallestOrder": ["commande minimale ",["amount"]],
  "weekly-list.deliveredOn": ["livraison : ",["days"]],
  "weekly-list.spreadsheet": "Tableur (CSV)",
  "weekly-list.feed": "Fil (Atom)",
  "weekly-list.noSuchNetwork": ["Il n’y a pas de réseau « ",["slug"]," ». Veuillez vérifier l’identifiant."],
  "weekly-list.whichNetwork": "Veuillez nommer un réseau : network=\"son-identifiant\".",
  "weekly-list.byMail": "Recevoir cette liste par courriel le lundi",
  "weekly-list.email": "Courriel",
  "weekly-list.send": "M’envoyer la liste",
  "weekly-list.consent": "En vous abonnant, vous acceptez que Foodshed vous envoie cette liste le lundi. Vous pouvez vous désabonner en tout temps.",
  "weekly-list.confirmByMail": ["Nous avons envoyé un courriel à ",["email"],". Veuillez ouvrir son lien pour confirmer."],
} satisfies Catalogue as Catalogue;
