// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "AbuseReportsPage.reportsFailed": "Les signalements n’ont pas pu être chargés",
  "AbuseReportsPage.noReports": "Aucun signalement n’attend de décision",
  "AbuseReportsPage.noReportsHint": "Les signalements des visiteurs et des membres sont énumérés ici, du plus ancien au plus récent.",
  "AbuseReportsPage.reportOf": [["kind",1,{"profile":"Profil","classified":"Petite annonce","other":"Message"}]," de ",["business"]],
  "AbuseReportsPage.reportedBy": ["Signalement de ",["business"],", le ",["date"]],
  "AbuseReportsPage.reportedByVisitor": ["Signalement d’un visiteur, le ",["date"]],
  "AbuseReportsPage.reportPages": "Pages de signalements",
  "AbuseReportsPage.reasonSpam": "Publicité ou envoi en masse",
  "AbuseReportsPage.reasonMisleading": "Faux ou trompeur",
  "AbuseReportsPage.reasonOffensive": "Insultant ou harcelant",
  "AbuseReportsPage.reasonFraud": "Tentative de tromperie",
  "AbuseReportsPage.reasonIllegal": "Contraire à la loi",
  "AbuseReportsPage.reasonOther": "Autre chose",
} satisfies Catalogue as Catalogue;
