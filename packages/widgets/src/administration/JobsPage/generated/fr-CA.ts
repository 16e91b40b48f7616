// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "JobsPage.jobOutboxName": "Envoi des courriels",
  "JobsPage.jobSettingsName": "Lecture des paramètres",
  "JobsPage.jobHousekeepingName": "Suppression des données périmées",
  "JobsPage.jobEmbeddedMaintenanceName": "Entretien de la base de données intégrée",
  "JobsPage.jobUnownedFilesName": "Suppression des fichiers inutilisés",
  "JobsPage.jobUnsentFilesName": "Suppression des pièces jointes non envoyées",
  "JobsPage.jobReplyTimesName": "Délais de réponse des entreprises",
  "JobsPage.jobCertificateRemindersName": "Rappels de certificats arrivant à échéance",
  "JobsPage.jobDeleteOldActivityName": "Suppression de l’activité ancienne",
  "JobsPage.jobLocatingName": "Localisation des adresses",
  "JobsPage.jobClassifiedsExpiryName": "Échéance des petites annonces",
  "JobsPage.jobExpiredClassifiedsName": "Avis de petites annonces échues",
  "JobsPage.jobClassifiedDigestName": "Résumé des petites annonces",
  "JobsPage.jobDeletePasskeyChallengesName": "Suppression des connexions par clé inachevées",
  "JobsPage.jobSearchMemoryName": "Index de recherche",
  "JobsPage.jobSearchSnapshotName": "Enregistrement de l’index de recherche",
  "JobsPage.jobSearchFeedName": "Grappe de recherche",
  "JobsPage.jobSearchLogName": "Décompte des mots cherchés",
  "JobsPage.jobEmbedCountsName": "Décompte des widgets intégrés",
  "JobsPage.jobNotificationsName": "Notifications",
  "JobsPage.jobForgetDecidedCasesName": "Suppression des signalements traités",
  "JobsPage.jobWeeklyListsName": "Listes de la semaine par courriel",
  "JobsPage.jobDeleteHijackLinksName": "Suppression des liens de soutien inutilisés",
  "JobsPage.jobSavedSearchAlertsName": "Alertes des recherches enregistrées",
  "JobsPage.jobCampaignsName": "Messages groupés",
  "JobsPage.jobMatchAlertsName": "Alertes de correspondance",
  "JobsPage.jobAccountClosingName": "Effacement des comptes fermés",
  "JobsPage.jobModerationSignalsName": "Recherche de signes d’abus",
} satisfies Catalogue as Catalogue;
