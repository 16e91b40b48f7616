import type { Kysely, Transaction } from "kysely";
import type { NewsletterProvider } from "../modules/mailing-list/newsletter-provider.ts";
import type { Operator } from "../modules/network/operator.ts";
import type { RateProvider } from "../modules/shipping/rate-provider.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { FileStore } from "./files.ts";
import type { Geocoder } from "./geocoding.ts";
import type { GeocodingService } from "./geocoding-service.ts";
import type { Greenbelt } from "./greenbelt.ts";
import type { Images } from "./images.ts";
import type { Jobs } from "./jobs.ts";
import type { Log } from "./log.ts";
import type { Mail } from "./mail.ts";
import type { Sessions } from "./sessions.ts";
import type { Tables } from "./tables.ts";
import type { VisitorAnswers } from "./visitor-answers.ts";

export type Database = Kysely<Tables>;

/**
 * A connection or an open transaction. Inside a transaction every statement must use the transaction: the
 * embedded database has one connection, and a statement on the side would wait for it forever.
 */
export type Connection = Kysely<Tables> | Transaction<Tables>;

/** Everything a service function may use. Handed to each as its first argument. */
export interface Services {
  db: Database;
  config: Config;
  clock: Clock;
  mail: Mail;
  files: FileStore;
  images: Images;
  geocoder: Geocoder;
  /** Knows streets and houses; absent when the operator set none. */
  geocodingService?: GeocodingService;
  /** Absent when the operator gave no boundary. */
  greenbelt?: Greenbelt;
  /** Who knows what carriers ask; absent when the operator set none. */
  rates?: RateProvider;
  /** Who runs the network; absent when no file says so. */
  operator?: Operator;
  /** Who sends the newsletter; absent when the list is only kept here. */
  newsletter?: NewsletterProvider;
  jobs: Jobs;
  sessions: Sessions;
  visitorAnswers: VisitorAnswers;
  log: Log;
  /** Signs what leaves the server and comes back: tokens, links, addresses of private files. */
  secret: string;
}

export interface Visitor {
  kind: "visitor";
}

interface SignedIn {
  userId: number;
  accountId: number;
  sessionId: string;
  email: string;
  /** The account may manage members and create accounts on behalf of others. */
  isManager: boolean;
  /** The account holds the organization role. */
  isOrganization: boolean;
}

export interface Member extends SignedIn {
  kind: "member";
  /** Set while an administrator acts as this member: who really acts. */
  hijack?: { byUserId: number; byAccountId: number; byEmail: string; reason: string | null; expiresAt: Date };
}

export interface Administrator extends SignedIn {
  kind: "administrator";
}

/** Who calls. Handed to each service function as its second argument. */
export type Actor = Visitor | Member | Administrator;
