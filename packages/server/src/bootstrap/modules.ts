import type { FastifyInstance } from "fastify";
import type { Config } from "../infra/config/config.ts";
import { embeddedMaintenanceJob } from "../infra/db/embedded-maintenance.ts";
import { createMailTransport } from "../infra/mail/mail-transports.ts";
import { outboxJob } from "../infra/mail/outbox.ts";
import { settingsJob } from "../infra/settings/runtime-settings.ts";
import * as abuseReports from "../modules/abuse-reports/abuse-reports.routes.ts";
import * as accountClosing from "../modules/account-closing/account-closing.routes.ts";
import * as accountData from "../modules/account-data/account-data.routes.ts";
import * as accounts from "../modules/accounts/accounts.routes.ts";
import * as administration from "../modules/accounts/administration.routes.ts";
import * as hijacks from "../modules/accounts/hijacks.routes.ts";
import * as activity from "../modules/activity/activity.routes.ts";
import * as administrationPages from "../modules/administration/administration.routes.ts";
import * as audit from "../modules/audit/audit.routes.ts";
import * as campaigns from "../modules/campaigns/campaigns.routes.ts";
import * as certificates from "../modules/certificates/certificates.routes.ts";
import * as classifieds from "../modules/classifieds/classifieds.routes.ts";
import * as discovery from "../modules/discovery/discovery.routes.ts";
import * as embedChecks from "../modules/embed-checks/embed-checks.routes.ts";
import * as embedCounts from "../modules/embed-counts/embed-counts.routes.ts";
import * as enquiries from "../modules/enquiries/enquiries.routes.ts";
import * as favourites from "../modules/favourites/favourites.routes.ts";
import * as files from "../modules/files/files.routes.ts";
import * as images from "../modules/files/images.routes.ts";
import { unownedFilesJob } from "../modules/files/unowned-files.ts";
import type { AnyRoutes } from "../modules/handler.ts";
import * as mailingList from "../modules/mailing-list/mailing-list.routes.ts";
import * as map from "../modules/map/map.routes.ts";
import * as membership from "../modules/membership/membership.routes.ts";
import * as messages from "../modules/messages/messages.routes.ts";
import * as moderation from "../modules/moderation/moderation.routes.ts";
import * as network from "../modules/network/network.routes.ts";
import * as news from "../modules/news/news.routes.ts";
import * as nextSteps from "../modules/next-steps/next-steps.routes.ts";
import * as notifications from "../modules/notifications/notifications.routes.ts";
import * as people from "../modules/people/people.routes.ts";
import * as products from "../modules/products/products.routes.ts";
import * as profileHistory from "../modules/profile-history/profile-history.routes.ts";
import * as profileUpdates from "../modules/profile-updates/profile-updates.routes.ts";
import * as editing from "../modules/profiles/editing.routes.ts";
import * as profilesExport from "../modules/profiles/export.routes.ts";
import * as photos from "../modules/profiles/photos.routes.ts";
import * as profiles from "../modules/profiles/profiles.routes.ts";
import * as referenceLists from "../modules/reference-lists/reference-lists.routes.ts";
import { replyTimesJob } from "../modules/reply-times/reply-times.job.ts";
import * as reports from "../modules/reports/reports.routes.ts";
import * as savedSearches from "../modules/saved-searches/saved-searches.routes.ts";
import * as search from "../modules/search/search.routes.ts";
import * as secondFactors from "../modules/second-factors/second-factors.routes.ts";
import type { ServiceJob, Services } from "../modules/services.ts";
import * as shipping from "../modules/shipping/shipping.routes.ts";
import * as weeklyLists from "../modules/weekly-lists/weekly-lists.routes.ts";
import { housekeepingJob } from "./housekeeping.ts";

/** What one module adds to the server. */
export interface Module {
  routes: AnyRoutes;
  jobs?: ServiceJob[];
  /** For routes outside the contract, such as pictures. */
  plugin?(app: FastifyInstance, services: Services): Promise<void>;
}

/** The modules of the server. Their handlers together make up the contract. */
export const modules: Module[] = [
  accounts,
  hijacks,
  secondFactors,
  accountClosing,
  accountData,
  people,
  administration,
  audit,
  profiles,
  editing,
  photos,
  certificates,
  profilesExport,
  profileUpdates,
  profileHistory,
  products,
  search,
  savedSearches,
  map,
  favourites,
  news,
  nextSteps,
  classifieds,
  messages,
  campaigns,
  enquiries,
  membership,
  notifications,
  activity,
  reports,
  mailingList,
  shipping,
  files,
  images,
  referenceLists,
  network,
  weeklyLists,
  embedChecks,
  embedCounts,
  discovery,
  abuseReports,
  administrationPages,
  moderation,
];

/** Everything that runs by itself while the server runs. */
export function recurringJobs(config: Config): ServiceJob[] {
  return [
    settingsJob,
    outboxJob(createMailTransport(config)),
    housekeepingJob,
    embeddedMaintenanceJob,
    unownedFilesJob,
    replyTimesJob,
    ...modules.flatMap((module) => module.jobs ?? []),
  ];
}
