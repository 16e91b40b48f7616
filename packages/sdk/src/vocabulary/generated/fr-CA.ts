// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "../../locale/strings.ts";

export default {
  "sdk.vocabulary.outsideOntario": [["area"]," se trouve ",["province",1,{"NL":"à Terre-Neuve-et-Labrador","NS":"en Nouvelle-Écosse","PE":"à l’Île-du-Prince-Édouard","NB":"au Nouveau-Brunswick","QC":"au Québec","MB":"au Manitoba","SK":"en Saskatchewan","AB":"en Alberta","BC":"en Colombie-Britannique","NT":"dans les Territoires du Nord-Ouest ou au Nunavut","other":"au Yukon"}],". Tous les emplacements doivent être en Ontario."],
  "sdk.vocabulary.noCanadianPostalCode": [["area"]," n’est pas un code postal canadien. Tous les emplacements doivent être en Ontario."],
  "sdk.vocabulary.invalidPostalCode": "Vous devez fournir un code postal valide.",
  "sdk.vocabulary.unknownFilter": ["Nous ne connaissons pas le filtre « ",["filter"]," : ",["value"]," » ; il n’est pas appliqué."],
  "sdk.vocabulary.classifiedHeading": [["type"]," : ",["title"]],
  "sdk.vocabulary.deliveryDays": [["days",2,{"one":[0," jour"],"other":[0," jours"]}]],
  "sdk.vocabulary.phoneWithExtension": [["number"],", poste ",["extension"]],
  "sdk.vocabulary.reasonSells": ["Vend : ",["what"]],
  "sdk.vocabulary.reasonMakes": ["Fabrique : ",["what"]],
  "sdk.vocabulary.reasonBuys": ["Achète : ",["what"]],
  "sdk.vocabulary.reasonOffers": ["Offre : ",["what"]],
  "sdk.vocabulary.reasonNeeds": ["A besoin de : ",["what"]],
  "sdk.vocabulary.reasonNamed": ["Porte le nom de ",["what"]],
  "sdk.vocabulary.reasonPostedBy": ["Par ",["what"]],
  "sdk.vocabulary.reasonMentions": ["Mentionne ",["what"]],
  "sdk.vocabulary.reasonInPlace": ["À ",["what"]],
  "sdk.vocabulary.reasonDelivers": "Livre",
  "sdk.vocabulary.underOneKilometreFrom": ["À moins de 1 km de ",["place"]],
  "sdk.vocabulary.underOneKilometreAway": "À moins de 1 km",
  "sdk.vocabulary.kilometresFrom": ["À ",["distance"]," km de ",["place"]],
  "sdk.vocabulary.kilometresAway": ["À ",["distance"]," km"],
} satisfies Catalogue as Catalogue;
