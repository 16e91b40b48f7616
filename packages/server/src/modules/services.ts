import type { PinnedScript } from "@foodshed/embed-check";
import type { RecurringJob } from "../infra/jobs/jobs.ts";
import type { InfraServices } from "../infra/services.ts";
import type { ReadPage } from "../infra/web/public-page.ts";
import type { Sessions } from "./accounts/sessions.ts";
import type { EmbedCounts } from "./embed-counts/embed-counts.ts";
import type { NewsletterProvider } from "./mailing-list/newsletter-provider.ts";
import type { MapTiles } from "./map/tiles/map-tiles.ts";
import type { Operator } from "./network/operator.ts";
import type { SearchLog } from "./search/search-log.ts";
import type { RateProvider } from "./shipping/rate-provider.ts";

/** Everything a service function may use. Handed to each as its first argument. */
export interface Services extends InfraServices {
  /** Who knows what carriers ask; absent when the operator set none. */
  rates?: RateProvider;
  /** Who runs the network; absent when no file says so. */
  operator?: Operator;
  /** What maps are drawn on; absent for the embedded base map. */
  mapTiles?: MapTiles;
  /** The newsletter provider; absent when the list is only stored here. */
  newsletter?: NewsletterProvider;
  /** Opens pages at addresses that somebody typed. */
  readPage: ReadPage;
  /** The pinned script of this release; absent where the embeds are not built. */
  pinnedEmbed?: PinnedScript;
  /** Counts embeds that were shown and used. */
  embedCounts: EmbedCounts;
  /** Counts searches, where a setting says so. */
  searchLog: SearchLog;
  sessions: Sessions;
}

/** Work of a module that runs by itself at intervals. */
export type ServiceJob = RecurringJob<Services>;
