// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "abuse-reports.report": "Signaler",
  "abuse-reports.reportProfile": "Signaler ce profil",
  "abuse-reports.reportClassified": "Signaler cette petite annonce",
  "abuse-reports.reportMessage": "Signaler ce message",
  "abuse-reports.reportHelp": "L’administration lit chaque signalement. La personne concernée n’apprendra pas qui vous êtes.",
  "abuse-reports.whatIsWrong": "Qu’est-ce qui ne va pas ?",
  "abuse-reports.chooseReason": "Veuillez choisir ce qui ne va pas.",
  "abuse-reports.spam": "Pourriel ou publicité envoyée en masse",
  "abuse-reports.misleading": "Faux ou trompeur",
  "abuse-reports.offensive": "Insulte ou harcèlement",
  "abuse-reports.fraud": "Tentative de tromperie",
  "abuse-reports.illegal": "Contraire à la loi",
  "abuse-reports.other": "Autre chose",
  "abuse-reports.details": "Précisions",
  "abuse-reports.sayWhatIsWrong": "Veuillez dire ce qui ne va pas.",
  "abuse-reports.cancel": "Annuler",
  "abuse-reports.send": "Envoyer le signalement",
  "abuse-reports.reported": "Merci. L’administration va s’en occuper.",
} satisfies Catalogue as Catalogue;
