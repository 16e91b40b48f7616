// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "certificates.certificates": "Certificats",
  "certificates.expired": "Expiré",
  "certificates.issuedBy": [["issuer"],", numéro ",["number"]],
  "certificates.expiredOn": ["Expiré depuis le ",["time",["date"]]],
  "certificates.validUntil": ["Valide jusqu’au ",["time",["date"]]],
  "certificates.checkedBy": ["Vérifié par ",["business"]," le ",["date"]],
  "certificates.statedByBusiness": "Déclaré par l’entreprise, non vérifié",
  "certificates.check": "Marquer comme vérifié",
  "certificates.checkNamed": ["Marquer comme vérifié : ",["certificate"],", numéro ",["number"]],
  "certificates.uncheck": "Retirer la vérification",
  "certificates.uncheckNamed": ["Retirer la vérification : ",["certificate"],", numéro ",["number"]],
} satisfies Catalogue as Catalogue;
