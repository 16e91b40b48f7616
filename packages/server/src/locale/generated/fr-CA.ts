// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";
import coreStrings from "../../core/generated/fr-CA.ts";
import infraAuthStrings from "../../infra/auth/generated/fr-CA.ts";
import infraHttpStrings from "../../infra/http/generated/fr-CA.ts";
import infraImagesStrings from "../../infra/images/generated/fr-CA.ts";
import infraMailStrings from "../../infra/mail/generated/fr-CA.ts";
import infraStorageStrings from "../../infra/storage/generated/fr-CA.ts";
import modulesAbuseReportsStrings from "../../modules/abuse-reports/generated/fr-CA.ts";
import modulesAccountClosingStrings from "../../modules/account-closing/generated/fr-CA.ts";
import modulesAccountDataStrings from "../../modules/account-data/generated/fr-CA.ts";
import modulesAccountsStrings from "../../modules/accounts/generated/fr-CA.ts";
import modulesAdministrationStrings from "../../modules/administration/generated/fr-CA.ts";
import modulesCampaignsStrings from "../../modules/campaigns/generated/fr-CA.ts";
import modulesCertificatesStrings from "../../modules/certificates/generated/fr-CA.ts";
import modulesClassifiedsStrings from "../../modules/classifieds/generated/fr-CA.ts";
import modulesDiscoveryStrings from "../../modules/discovery/generated/fr-CA.ts";
import modulesEmbedChecksStrings from "../../modules/embed-checks/generated/fr-CA.ts";
import modulesEnquiriesStrings from "../../modules/enquiries/generated/fr-CA.ts";
import modulesFavouritesStrings from "../../modules/favourites/generated/fr-CA.ts";
import modulesFilesStrings from "../../modules/files/generated/fr-CA.ts";
import modulesMailingListStrings from "../../modules/mailing-list/generated/fr-CA.ts";
import modulesMapStrings from "../../modules/map/generated/fr-CA.ts";
import modulesMatchAlertsStrings from "../../modules/match-alerts/generated/fr-CA.ts";
import modulesMembershipStrings from "../../modules/membership/generated/fr-CA.ts";
import modulesMessagesStrings from "../../modules/messages/generated/fr-CA.ts";
import modulesModerationStrings from "../../modules/moderation/generated/fr-CA.ts";
import modulesNotificationsStrings from "../../modules/notifications/generated/fr-CA.ts";
import modulesPeopleStrings from "../../modules/people/generated/fr-CA.ts";
import modulesProductsStrings from "../../modules/products/generated/fr-CA.ts";
import modulesProfileHistoryStrings from "../../modules/profile-history/generated/fr-CA.ts";
import modulesProfileUpdatesStrings from "../../modules/profile-updates/generated/fr-CA.ts";
import modulesProfilesStrings from "../../modules/profiles/generated/fr-CA.ts";
import modulesReportsStrings from "../../modules/reports/generated/fr-CA.ts";
import modulesSavedSearchesStrings from "../../modules/saved-searches/generated/fr-CA.ts";
import modulesSearchStrings from "../../modules/search/generated/fr-CA.ts";
import modulesSecondFactorsStrings from "../../modules/second-factors/generated/fr-CA.ts";
import modulesShippingStrings from "../../modules/shipping/generated/fr-CA.ts";
import modulesWeeklyListsStrings from "../../modules/weekly-lists/generated/fr-CA.ts";
import pipelineStrings from "../../pipeline/generated/fr-CA.ts";

export const catalogue: Catalogue = {
  ...coreStrings,
  ...infraAuthStrings,
  ...infraHttpStrings,
  ...infraImagesStrings,
  ...infraMailStrings,
  ...infraStorageStrings,
  ...modulesAbuseReportsStrings,
  ...modulesAccountClosingStrings,
  ...modulesAccountDataStrings,
  ...modulesAccountsStrings,
  ...modulesAdministrationStrings,
  ...modulesCampaignsStrings,
  ...modulesCertificatesStrings,
  ...modulesClassifiedsStrings,
  ...modulesDiscoveryStrings,
  ...modulesEmbedChecksStrings,
  ...modulesEnquiriesStrings,
  ...modulesFavouritesStrings,
  ...modulesFilesStrings,
  ...modulesMailingListStrings,
  ...modulesMapStrings,
  ...modulesMatchAlertsStrings,
  ...modulesMembershipStrings,
  ...modulesMessagesStrings,
  ...modulesModerationStrings,
  ...modulesNotificationsStrings,
  ...modulesPeopleStrings,
  ...modulesProductsStrings,
  ...modulesProfileHistoryStrings,
  ...modulesProfileUpdatesStrings,
  ...modulesProfilesStrings,
  ...modulesReportsStrings,
  ...modulesSavedSearchesStrings,
  ...modulesSearchStrings,
  ...modulesSecondFactorsStrings,
  ...modulesShippingStrings,
  ...modulesWeeklyListsStrings,
  ...pipelineStrings,
};
