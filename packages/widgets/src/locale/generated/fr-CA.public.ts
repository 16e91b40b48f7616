// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";
import abuseReportsStrings from "../../abuse-reports/generated/fr-CA.ts";
import accountClosingStrings from "../../account-closing/generated/fr-CA.ts";
import accountsStrings from "../../accounts/generated/fr-CA.ts";
import certificatesStrings from "../../certificates/generated/fr-CA.ts";
import classifiedsStrings from "../../classifieds/generated/fr-CA.ts";
import consumerPageStrings from "../../consumer-page/generated/fr-CA.ts";
import embedStrings from "../../embed/generated/fr-CA.ts";
import embedBuilderStrings from "../../embed-builder/generated/fr-CA.ts";
import embedLoaderStrings from "../../embed/loader/generated/fr-CA.ts";
import enquiriesStrings from "../../enquiries/generated/fr-CA.ts";
import favouritesStrings from "../../favourites/generated/fr-CA.ts";
import hijackStrings from "../../hijack/generated/fr-CA.ts";
import homeStrings from "../../home/generated/fr-CA.ts";
import mailingListStrings from "../../mailing-list/generated/fr-CA.ts";
import mapStrings from "../../map/generated/fr-CA.ts";
import memberTextsStrings from "../../member-texts/generated/fr-CA.ts";
import membershipStrings from "../../membership/generated/fr-CA.ts";
import messagesStrings from "../../messages/generated/fr-CA.ts";
import networkPageStrings from "../../network-page/generated/fr-CA.ts";
import pagesStrings from "../../pages/generated/fr-CA.ts";
import primitivesStrings from "../../primitives/generated/fr-CA.ts";
import profilePreviewStrings from "../../profile-preview/generated/fr-CA.ts";
import profilesStrings from "../../profiles/generated/fr-CA.ts";
import searchStrings from "../../search/generated/fr-CA.ts";
import shippingStrings from "../../shipping/generated/fr-CA.ts";
import siteStrings from "../../site/generated/fr-CA.ts";
import weeklyListStrings from "../../weekly-list/generated/fr-CA.ts";

export const catalogue: Catalogue = {
  ...abuseReportsStrings,
  ...accountClosingStrings,
  ...accountsStrings,
  ...certificatesStrings,
  ...classifiedsStrings,
  ...consumerPageStrings,
  ...embedStrings,
  ...embedBuilderStrings,
  ...embedLoaderStrings,
  ...enquiriesStrings,
  ...favouritesStrings,
  ...hijackStrings,
  ...homeStrings,
  ...mailingListStrings,
  ...mapStrings,
  ...memberTextsStrings,
  ...membershipStrings,
  ...messagesStrings,
  ...networkPageStrings,
  ...pagesStrings,
  ...primitivesStrings,
  ...profilePreviewStrings,
  ...profilesStrings,
  ...searchStrings,
  ...shippingStrings,
  ...siteStrings,
  ...weeklyListStrings,
};
