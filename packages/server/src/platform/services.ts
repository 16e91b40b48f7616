import { join } from "node:path";
import { createNewsletterProvider } from "../modules/mailing-list/newsletter-provider.ts";
import type { Operator } from "../modules/network/operator.ts";
import { createEasyPost } from "../modules/shipping/easypost.ts";
import { createRateCardProvider, type RateCard } from "../modules/shipping/rate-card.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database, Services } from "./context.ts";
import { createFolderStore, type FileStore } from "./files.ts";
import { createEmbeddedGeocoder, type Geocoder } from "./geocoding.ts";
import { createGeocodingService } from "./geocoding-service.ts";
import type { Greenbelt } from "./greenbelt.ts";
import { createImages } from "./images.ts";
import { createJobs, type RunningJobs } from "./jobs.ts";
import type { Log } from "./log.ts";
import { createMail } from "./mail.ts";
import { createS3Store } from "./s3-store.ts";
import { createSessions } from "./sessions.ts";
import { createVisitorAnswers } from "./visitor-answers.ts";

export interface Foundation {
  config: Config;
  db: Database;
  log: Log;
  secret: string;
  clock?: Clock;
  greenbelt?: Greenbelt;
  rateCard?: RateCard;
  operator?: Operator;
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
}: Foundation): Services & { jobs: RunningJobs } {
  const files = storeFor(config, log);
  const jobs = createJobs();
  const geocoder = createEmbeddedGeocoder();
  return {
    db,
    config,
    clock,
    log,
    secret,
    files,
    jobs,
    images: createImages(files, config.publicUrl),
    geocoder,
    geocodingService: config.geocoderUrl
      ? createGeocodingService({ url: config.geocoderUrl, userAgent: `Foodshed (${config.publicUrl})` })
      : undefined,
    greenbelt,
    newsletter: config.newsletterUrl
      ? createNewsletterProvider({ url: config.newsletterUrl, log })
      : undefined,
    operator,
    rates: ratesFor(config, log, geocoder, rateCard),
    mail: createMail(clock, config.publicUrl, () => jobs.wake("outbox")),
    sessions: createSessions(secret, config.publicUrl, clock),
    visitorAnswers: createVisitorAnswers(db, clock),
  };
}

function storeFor({ s3, dataDir }: Config, log: Log): FileStore {
  return s3 ? createS3Store({ ...s3, log }) : createFolderStore(join(dataDir, "files"));
}

function ratesFor({ easyPost }: Config, log: Log, geocoder: Geocoder, card: RateCard | undefined) {
  if (easyPost) return createEasyPost({ ...easyPost, log });
  return card && createRateCardProvider(card, geocoder);
}
