import type { Clock } from "../core/clock.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/connection.ts";
import type { Geocoder } from "./geo/geocoding.ts";
import type { GeocodingService } from "./geo/geocoding-service.ts";
import type { Greenbelt } from "./geo/greenbelt.ts";
import type { Images } from "./images/images.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Log } from "./log/log.ts";
import type { Mail } from "./mail/mail.ts";
import type { RuntimeSettingsStore } from "./settings/runtime-settings.ts";
import type { FileStore } from "./storage/file-store.ts";

/** What the infrastructure offers to everything above it. */
export interface InfraServices {
  db: Database;
  config: Config;
  clock: Clock;
  mail: Mail;
  files: FileStore;
  images: Images;
  /**
   * Removes stored bytes whose rows are gone; a key that ends with `/` is everything below it. Within a call that is one
   * transaction they go after its commit. Never fails.
   */
  discardFiles(keys: string[]): Promise<void>;
  geocoder: Geocoder;
  /** Knows streets and houses; absent when the operator set none. */
  geocodingService?: GeocodingService;
  /** Absent when the operator gave no boundary. */
  greenbelt?: Greenbelt;
  jobs: Jobs;
  /** What administrators change while the server runs. */
  settings: RuntimeSettingsStore;
  /** When this process began. */
  startedAt: Date;
  log: Log;
  /** Signs what leaves the server and comes back: tokens, links, addresses of private files. */
  secret: string;
}
