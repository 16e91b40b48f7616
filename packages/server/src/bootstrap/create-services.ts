import { type Clock, systemClock } from "../core/clock.ts";
import type { Config } from "../infra/config/config.ts";
import type { Database } from "../infra/db/connection.ts";
import { createEmbeddedGeocoder, type Geocoder } from "../infra/geo/geocoding.ts";
import { createGeocodingService } from "../infra/geo/geocoding-service.ts";
import type { Greenbelt } from "../infra/geo/greenbelt.ts";
import { createImages } from "../infra/images/images.ts";
import { createJobLeases } from "../infra/jobs/job-leases.ts";
import { createJobRunRecorder } from "../infra/jobs/job-runs.ts";
import { createJobs, type RunningJobs } from "../infra/jobs/jobs.ts";
import type { Log } from "../infra/log/log.ts";
import { createMail } from "../infra/mail/mail.ts";
import { createRuntimeSettings } from "../infra/settings/runtime-settings.ts";
import { createDiscardFiles } from "../infra/storage/discard-files.ts";
import { openFileStore } from "../infra/storage/open-file-store.ts";
import { createPublicPages } from "../infra/web/public-page.ts";
import { createSessions } from "../modules/accounts/sessions.ts";
import { EmbedCounts } from "../modules/embed-counts/embed-counts.ts";
import { createNewsletterProvider } from "../modules/mailing-list/newsletter-provider.ts";
import { createMapTiles } from "../modules/map/tiles/map-tiles.ts";
import type { Operator } from "../modules/network/operator.ts";
import { SearchLog } from "../modules/search/search-log.ts";
import type { Services } from "../modules/services.ts";
import { createEasyPost } from "../modules/shipping/easypost.ts";
import { createRateCardProvider, type RateCard } from "../modules/shipping/rate-card.ts";
import { readPinnedEmbed } from "../pipeline/site/static-files.ts";

export interface ServicesOptions {
  config: Config;
  db: Database;
  log: Log;
  secret: string;
  clock?: Clock;
  greenbelt?: Greenbelt;
  rateCard?: RateCard;
  operator?: Operator;
  /** Milliseconds that a call of the file store may take. */
  storeDeadline?: number;
}

/** Puts together what service functions use. Jobs only run once they are started. */
export function createServices({
  config,
  db,
  log,
  secret,
  clock = systemClock,
  greenbelt,
  rateCard,
  operator,
  storeDeadline,
}: ServicesOptions): Services & { jobs: RunningJobs<Services> } {
  const files = openFileStore(config, { log, deadline: storeDeadline });
  const settings = createRuntimeSettings({ db, config, log });
  const jobs = createJobs<Services>({
    onEnd: createJobRunRecorder(),
    // The embedded database has one process.
    ...(config.databaseUrl && { leases: createJobLeases() }),
    isPaused: (_services, name) => settings.current().pausedJobs.includes(name),
  });
  const geocoder = createEmbeddedGeocoder();
  return {
    db,
    config,
    clock,
    log,
    secret,
    files,
    jobs,
    settings,
    startedAt: clock.now(),
    images: createImages(files, config.publicUrl),
    discardFiles: createDiscardFiles(files, log),
    geocoder,
    geocodingService: config.geocoderUrl
      ? createGeocodingService({ url: config.geocoderUrl, userAgent: `Foodshed (${config.publicUrl})` })
      : undefined,
    greenbelt,
    newsletter: config.newsletterUrl
      ? createNewsletterProvider({ url: config.newsletterUrl, log })
      : undefined,
    operator,
    mapTiles: config.mapTiles ? createMapTiles({ place: config.mapTiles, clock, log }) : undefined,
    embedCounts: new EmbedCounts(clock),
    searchLog: new SearchLog(clock),
    readPage: createPublicPages({ userAgent: `FoodshedEmbedCheck/1.0 (+${config.publicUrl}/embed)` }),
    pinnedEmbed: readPinnedEmbed(),
    rates: ratesFor(config, log, geocoder, rateCard),
    mail: createMail(clock, config.publicUrl, () => jobs.wake("outbox")),
    sessions: createSessions(secret, config.publicUrl, clock),
  };
}

function ratesFor({ easyPost }: Config, log: Log, geocoder: Geocoder, card: RateCard | undefined) {
  if (easyPost) return createEasyPost({ ...easyPost, log });
  return card && createRateCardProvider(card, geocoder);
}
