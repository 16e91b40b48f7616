// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "home.title": "Entrez en contact avec les entreprises qui nourrissent l’Ontario.",
  "home.titleCounted": ["Entrez en contact avec ",["count",2,{"one":[0," entreprise qui nourrit"],"other":[0," entreprises qui nourrissent"]}]," l’Ontario."],
  "home.lead": "Trouvez des fournisseurs, des acheteurs et des transformateurs près de chez vous. Gratuit pour toutes les entreprises alimentaires de l’Ontario.",
  "home.categories": "Catégories",
  "home.featuredMembers": "Membres en vedette",
  "home.allMembers": "Voir tous les membres",
  "home.latestClassifieds": "Dernières petites annonces",
  "home.postClassified": "Publier une petite annonce",
  "home.allClassifieds": "Voir toutes les petites annonces",
  "home.classifiedsFailed": "Impossible de charger les petites annonces.",
  "home.noClassifieds": "Il n’y a aucune petite annonce pour l’instant. Ajoutez la vôtre dès aujourd’hui !",
  "home.messageSent": "Message envoyé",
  "home.shippingTitle": "Comparez les tarifs d’expédition au même endroit.",
  "home.shippingLead": "De porte à porte partout en Ontario, réfrigéré ou à température ambiante.",
  "home.calculateShipping": "Calculer l’expédition",
  "home.partners": "Partenaires",
  "home.meetPartners": "Découvrir nos partenaires",
  "home.registerTitle": "Vous cultivez, transformez, cuisinez ou transportez des aliments en Ontario ?",
  "home.registerLead": "Placez votre entreprise là où acheteurs et voisins la cherchent. Le profil est gratuit.",
  "home.register": "S’inscrire",
  "home.neededBy": ["Requis d’ici le ",["time",["date"]]],
  "home.expires": ["Expire le ",["time",["date"]]],
} satisfies Catalogue as Catalogue;
