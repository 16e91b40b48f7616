// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "AuditPage.opUpdateAccount": "Compte désactivé, réactivé ou gestion accordée",
  "AuditPage.opWithdrawAccount": "Compte non revendiqué retiré",
  "AuditPage.opAnswerRoleRequest": "Demande de devenir un organisme traitée",
  "AuditPage.opDecideAbuseReport": "Signalement traité",
  "AuditPage.opResetSecondFactors": "Deuxième étape de connexion réinitialisée",
  "AuditPage.opHijackAccount": "Action au nom du compte",
  "AuditPage.opHijackAccountWithReason": "Action au nom du compte",
  "AuditPage.opSignup": "Compte créé au nom d’une entreprise",
  "AuditPage.opUpdateProfile": "Profil modifié",
  "AuditPage.opCreateClassified": "Petite annonce publiée",
  "AuditPage.opUpdateClassified": "Petite annonce modifiée",
  "AuditPage.opDeleteClassified": "Petite annonce supprimée",
  "AuditPage.opCreateProduct": "Produit ajouté",
  "AuditPage.opDeleteProduct": "Produit retiré",
  "AuditPage.opRetryMails": "Courriels renvoyés",
  "AuditPage.opCancelMail": "Envoi de courriel annulé",
  "AuditPage.opRunJob": "Tâche exécutée",
  "AuditPage.opPauseJob": "Tâche mise en pause ou reprise",
  "AuditPage.opUpdateSettings": "Réglages modifiés",
  "AuditPage.opExportAccount": "Données du compte téléchargées",
  "AuditPage.opExportProfiles": "Profils exportés avec détails masqués",
} satisfies Catalogue as Catalogue;
