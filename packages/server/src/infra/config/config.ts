import { resolve } from "node:path";
import * as z from "zod";
import { SetupError } from "../../core/setup-error.ts";
import { postgresUrls } from "../db/postgres-url.ts";

/** What the operator set, checked. Every setting is explained in docs/configuration.md. */
export interface Config {
  environment: "production" | "development" | "test";
  port: number;
  host: string;
  /** The address under which people reach the site, without a trailing slash. */
  publicUrl: string;
  /** Where consumers find vendors, without a trailing slash: another address of this same site. Absent: below `/market`. */
  consumerUrl?: string;
  /** Holds the embedded database, files, mails not sent by SMTP, and the session secret. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Servers that follow it and answer reads of public content. */
  replicaUrls: string[];
  /** Connections to PostgreSQL of this process at most, and to each replica. */
  databasePoolSize: number;
  /** Signs the sessions' tokens. Absent: made once and kept in the data directory. */
  sessionSecret?: string;
  /** Signs backups, and refuses those that it did not sign. Absent: backups are hashed only. */
  backupKey?: string;
  /** Absent: mails become files in the data directory. */
  smtpUrl?: string;
  mailFrom: string;
  /** Where the sender of mails can be reached by post: Canadian law asks that mails which people agreed to say it. */
  postalAddress: string;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
  /** Believes X-Forwarded-* of the one proxy in front. */
  trustProxy: boolean;
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean;
  /** Refuses callers that ask too often. Off only for measuring. */
  rateLimits: boolean;
  /** Where windows of up to a minute are counted: in each process, or together with the others. */
  rateLimitStore: "memory" | "postgres" | "valkey";
  valkeyUrl?: string;
  /** Whether administrators need a second step of the login, two weeks after their first login without one. */
  adminSecondFactor: boolean;
  /** Fills an empty embedded database with the demo network at the first start. */
  demo: boolean;
  /** The Greenbelt's boundary as GeoJSON. Absent: profiles keep the mark that they have. */
  greenbeltFile?: string;
  /** The search of a geocoding service. Absent: places are known as exactly as their postal areas. */
  geocoderUrl?: string;
  /** Asks EasyPost for shipping rates. */
  easyPost?: { url: string; key: string };
  /** Shipping rates from a file instead. With neither, carriers are listed without prices. */
  rateCardFile?: string;
  /** Who runs the network: their mailbox, pages elsewhere and sponsors. Absent: a mailbox at the host's name, and no sponsors. */
  operatorFile?: string;
  /** The operator's own entries of the food lexicon. */
  lexiconFile?: string;
  /** What maps are drawn on: a path or an address of a PMTiles archive. Absent: the embedded base map. */
  mapTiles?: string;
  /** Counts what is searched for, without who searches. */
  searchLog: boolean;
  /** A cluster of OpenSearch finds what is searched for. Absent: the index of this process does. */
  search?: {
    /** One address of each node. */
    nodes: string[];
    /** What the names of its indexes begin with. */
    prefix: string;
    /** Milliseconds that a search may take. */
    timeout: number;
    /** The index of this process answers while the cluster cannot. */
    fallback: boolean;
  };
  /** Addresses for the mailing list are handed on to the newsletter's provider here. Absent: the list is only kept. */
  newsletterUrl?: string;
  /** Pictures and attachments stand in this bucket. Absent: in the data directory. */
  s3?: {
    bucket: string;
    region: string;
    endpoint?: string;
    credentials?: { accessKeyId: string; secretAccessKey: string };
  };
  /** Numbers for Prometheus are served here, at `metricsHost` and not on the site. Absent: nowhere. */
  metricsPort?: number;
  metricsHost: string;
}

const url = (name: string, protocols: string[], example: string) =>
  z.string().refine(
    (text) =>
      URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== "",
    // The value may hold a password: never repeat it.
    { error: `${name} must be an address like ${example}.` },
  );

const isWebAddress = (text: string) =>
  /^https?:/i.test(text) && URL.canParse(text) && new URL(text).hostname !== "";

const onOff = (name: string) => z.enum(["on", "off"], { error: `${name} must be "on" or "off".` });

const port = (name: string, example: number) =>
  z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535, {
      error: `${name} must be a number from 1 to 65535, like ${example}.`,
    })
    .transform(Number);

const host = (name: string) =>
  z.string().regex(/^[A-Za-z0-9.:_-]+$/, {
    error: `${name} must be a host name or an IP address, like "localhost" or "0.0.0.0".`,
  });

const settings = z.object({
  NODE_ENV: z.enum(["production", "development", "test"], {
    error: 'NODE_ENV must be "production", "development" or "test".',
  }),
  PORT: port("PORT", 3000),
  HOST: host("HOST"),
  PUBLIC_URL: url("PUBLIC_URL", ["http:", "https:"], "https://foodshed.example").optional(),
  CONSUMER_HOST: z
    .string()
    .regex(/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?$/, {
      error:
        'CONSUMER_HOST must be a host name like "market.foodshed.example", without https:// and without a path.',
    })
    .transform((name) => name.toLowerCase())
    .optional(),
  DATA_DIR: z.string(),
  DATABASE_URL: z
    .string()
    // The value may hold a password: never repeat it.
    .refine((text) => postgresUrls(text) !== undefined, {
      error:
        "DATABASE_URL must be an address like postgres://user:password@localhost:5432/foodshed, or with several hosts like postgres://user:password@one.example,other.example/foodshed.",
    })
    .optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .transform(postgresUrls)
    .refine((urls) => urls !== undefined, {
      error:
        "DATABASE_REPLICA_URL must be an address like postgres://user:password@replica.example:5432/foodshed; several replicas stand with commas between their hosts.",
    })
    .optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 2, {
      error: "DATABASE_POOL_SIZE must be a number from 2 to 999, like 10.",
    })
    .transform(Number),
  SESSION_SECRET: z
    .string()
    .min(32, {
      error: "SESSION_SECRET must have at least 32 characters; `openssl rand -base64 48` makes a good one.",
    })
    .optional(),
  BACKUP_KEY: z
    .string()
    .min(32, {
      error: "BACKUP_KEY must have at least 32 characters; `openssl rand -base64 48` makes a good one.",
    })
    .optional(),
  SMTP_URL: url("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@mail.example:587").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
      error: 'MAIL_FROM must be an address like "Foodshed <hello@foodshed.example>".',
    })
    .optional(),
  MAIL_POSTAL_ADDRESS: z.string().optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"], {
    error: "LOG_LEVEL must be trace, debug, info, warn, error or silent.",
  }),
  TRUST_PROXY: onOff("TRUST_PROXY"),
  HSTS_SUBDOMAINS: onOff("HSTS_SUBDOMAINS"),
  RATE_LIMITS: onOff("RATE_LIMITS"),
  RATE_LIMIT_STORE: z
    .enum(["memory", "postgres", "valkey"], {
      error: 'RATE_LIMIT_STORE must be "memory", "postgres" or "valkey".',
    })
    .optional(),
  VALKEY_URL: url(
    "VALKEY_URL",
    ["valkey:", "valkeys:", "redis:", "rediss:"],
    "valkey://:password@valkey.example:6379",
  ).optional(),
  ADMIN_SECOND_FACTOR: onOff("ADMIN_SECOND_FACTOR"),
  DEMO: onOff("DEMO"),
  GREENBELT_FILE: z.string().optional(),
  METRICS_PORT: port("METRICS_PORT", 9464).optional(),
  METRICS_HOST: host("METRICS_HOST"),
  EASYPOST_API_URL: url("EASYPOST_API_URL", ["http:", "https:"], "https://api.easypost.com/v2"),
  EASYPOST_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, {
      error: "EASYPOST_API_KEY must be a key without spaces, as EasyPost shows it.",
    })
    .optional(),
  RATE_CARD_FILE: z.string().optional(),
  OPERATOR_FILE: z.string().optional(),
  LEXICON_FILE: z.string().optional(),
  MAP_TILES: z
    .string()
    .refine((text) => !/^[a-z][a-z0-9+.-]+:/i.test(text) || isWebAddress(text), {
      error: "MAP_TILES must be a file, or an address like https://tiles.example/ontario.pmtiles.",
    })
    .optional(),
  SEARCH_LOG: onOff("SEARCH_LOG"),
  SEARCH_URL: z
    .string()
    .transform((text) => text.split(",").map((node) => node.trim().replace(/\/+$/, "")))
    .refine((nodes) => nodes.every(isWebAddress), {
      // The value may hold a password: never repeat it.
      error:
        "SEARCH_URL must be an address like https://user:password@search.example:9200, or several with commas between them.",
    })
    .optional(),
  SEARCH_PREFIX: z.string().regex(/^[a-z0-9][a-z0-9_]{0,40}$/, {
    error: 'SEARCH_PREFIX must be small letters and digits, like "foodshed".',
  }),
  SEARCH_TIMEOUT: z
    .string()
    .regex(/^[1-9]\d{1,4}$/, { error: "SEARCH_TIMEOUT must be milliseconds from 10 to 99999, like 2000." })
    .transform(Number),
  SEARCH_FALLBACK: onOff("SEARCH_FALLBACK"),
  GEOCODER_URL: url("GEOCODER_URL", ["http:", "https:"], "https://nominatim.example/search").optional(),
  NEWSLETTER_URL: url(
    "NEWSLETTER_URL",
    ["http:", "https:"],
    "https://provider.example/subscribe?list=1",
  ).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: "S3_BUCKET must be a bucket's name: 3 to 63 lower-case letters, digits, dots and hyphens.",
    })
    .optional(),
  S3_REGION: z.string().regex(/^[a-z0-9-]+$/, { error: "S3_REGION must be a region like ca-central-1." }),
  S3_ENDPOINT: url("S3_ENDPOINT", ["http:", "https:"], "https://storage.example").optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

const defaults = {
  NODE_ENV: "development",
  PORT: "3000",
  HOST: "localhost",
  DATA_DIR: "data",
  DATABASE_POOL_SIZE: "10",
  LOG_LEVEL: "info",
  TRUST_PROXY: "off",
  HSTS_SUBDOMAINS: "off",
  RATE_LIMITS: "on",
  ADMIN_SECOND_FACTOR: "on",
  DEMO: "on",
  SEARCH_LOG: "off",
  SEARCH_PREFIX: "foodshed",
  SEARCH_TIMEOUT: "2000",
  SEARCH_FALLBACK: "off",
  METRICS_HOST: "localhost",
  EASYPOST_API_URL: "https://api.easypost.com/v2",
  S3_REGION: "ca-central-1",
};

/**
 * Reads the settings from the environment; an empty value counts as absent.
 * @throws SetupError with one sentence per mistake.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse({ ...defaults, ...given });
  if (!parsed.success) throw new SetupError(parsed.error.issues.map((issue) => issue.message));
  const set = parsed.data;

  if (set.NODE_ENV === "production" && set.DATABASE_URL && !set.SESSION_SECRET) {
    throw new SetupError([
      "SESSION_SECRET is needed together with DATABASE_URL; `openssl rand -base64 48` makes a good one.",
    ]);
  }
  if (set.NODE_ENV === "production" && set.SMTP_URL && !set.MAIL_POSTAL_ADDRESS) {
    throw new SetupError([
      'MAIL_POSTAL_ADDRESS is needed together with SMTP_URL, like "12 Main Street, Elora, Ontario N0B 1S0": Canadian law asks that mails say it.',
    ]);
  }
  if (set.DATABASE_REPLICA_URL && !set.DATABASE_URL) {
    throw new SetupError(["DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replicas."]);
  }
  if (set.RATE_LIMIT_STORE === "postgres" && !set.DATABASE_URL) {
    throw new SetupError([
      "RATE_LIMIT_STORE=postgres needs DATABASE_URL: the embedded database has one process, which counts in its memory.",
    ]);
  }
  if (set.RATE_LIMIT_STORE === "valkey" && !set.VALKEY_URL) {
    throw new SetupError(["RATE_LIMIT_STORE=valkey needs VALKEY_URL, like valkey://valkey.example:6379."]);
  }
  if (set.EASYPOST_API_KEY && set.RATE_CARD_FILE) {
    throw new SetupError(["EASYPOST_API_KEY and RATE_CARD_FILE exclude each other: set one of them."]);
  }
  if (Boolean(set.S3_ACCESS_KEY_ID) !== Boolean(set.S3_SECRET_ACCESS_KEY)) {
    throw new SetupError([
      "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither.",
    ]);
  }
  const publicUrl = (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, "");
  if (new URL(publicUrl).pathname !== "/" || new URL(publicUrl).search) {
    throw new SetupError(["PUBLIC_URL must be an address without a path, like https://foodshed.example."]);
  }
  if (set.CONSUMER_HOST && set.CONSUMER_HOST === new URL(publicUrl).host) {
    throw new SetupError([
      "CONSUMER_HOST must be another host than that of PUBLIC_URL; leave it out to have one host.",
    ]);
  }
  return {
    environment: set.NODE_ENV,
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    ...(set.CONSUMER_HOST && { consumerUrl: `${new URL(publicUrl).protocol}//${set.CONSUMER_HOST}` }),
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    databasePoolSize: set.DATABASE_POOL_SIZE,
    replicaUrls: set.DATABASE_REPLICA_URL ?? [],
    sessionSecret: set.SESSION_SECRET,
    backupKey: set.BACKUP_KEY,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `Foodshed <no-reply@${new URL(publicUrl).hostname}>`,
    postalAddress: set.MAIL_POSTAL_ADDRESS?.trim().replaceAll(/\s+/g, " ") ?? "Ontario, Canada",
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY === "on",
    hstsSubdomains: set.HSTS_SUBDOMAINS === "on",
    rateLimits: set.RATE_LIMITS === "on",
    rateLimitStore: set.RATE_LIMIT_STORE ?? (set.DATABASE_URL ? "postgres" : "memory"),
    valkeyUrl: set.VALKEY_URL,
    adminSecondFactor: set.ADMIN_SECOND_FACTOR === "on",
    demo: set.DEMO === "on",
    greenbeltFile: set.GREENBELT_FILE && resolve(set.GREENBELT_FILE),
    metricsPort: set.METRICS_PORT,
    metricsHost: set.METRICS_HOST,
    easyPost: set.EASYPOST_API_KEY
      ? { url: set.EASYPOST_API_URL.replace(/\/+$/, ""), key: set.EASYPOST_API_KEY }
      : undefined,
    rateCardFile: set.RATE_CARD_FILE && resolve(set.RATE_CARD_FILE),
    operatorFile: set.OPERATOR_FILE && resolve(set.OPERATOR_FILE),
    lexiconFile: set.LEXICON_FILE && resolve(set.LEXICON_FILE),
    mapTiles: set.MAP_TILES && (isWebAddress(set.MAP_TILES) ? set.MAP_TILES : resolve(set.MAP_TILES)),
    searchLog: set.SEARCH_LOG === "on",
    ...(set.SEARCH_URL && {
      search: {
        nodes: set.SEARCH_URL,
        prefix: set.SEARCH_PREFIX,
        timeout: set.SEARCH_TIMEOUT,
        fallback: set.SEARCH_FALLBACK === "on",
      },
    }),
    geocoderUrl: set.GEOCODER_URL,
    newsletterUrl: set.NEWSLETTER_URL,
    s3: set.S3_BUCKET
      ? {
          bucket: set.S3_BUCKET,
          region: set.S3_REGION,
          endpoint: set.S3_ENDPOINT?.replace(/\/+$/, ""),
          credentials:
            set.S3_ACCESS_KEY_ID && set.S3_SECRET_ACCESS_KEY
              ? { accessKeyId: set.S3_ACCESS_KEY_ID, secretAccessKey: set.S3_SECRET_ACCESS_KEY }
              : undefined,
        }
      : undefined,
  };
}
