import type { Config } from "../config/config.ts";

export interface EnvironmentSetting {
  name: string;
  /** Null when it is not set, and of a secret. */
  value: string | null;
  secret: boolean;
  /** Of a secret, whether it is set. */
  set?: boolean;
}

const onOff = (value: boolean) => (value ? "on" : "off");

/** What the environment says and only a restart changes. No secret leaves the server: that one is set is all that is said. */
export function environmentSettings(config: Config): EnvironmentSetting[] {
  const shown: Record<string, string | undefined> = {
    PUBLIC_URL: config.publicUrl,
    CONSUMER_HOST: config.consumerUrl && new URL(config.consumerUrl).host,
    HOST: config.host,
    PORT: String(config.port),
    DATA_DIR: config.dataDir,
    MAIL_FROM: config.mailFrom,
    MAIL_POSTAL_ADDRESS: config.postalAddress,
    TRUST_PROXY: onOff(config.trustProxy),
    HSTS_SUBDOMAINS: onOff(config.hstsSubdomains),
    RATE_LIMITS: onOff(config.rateLimits),
    ADMIN_SECOND_FACTOR: onOff(config.adminSecondFactor),
    GREENBELT_FILE: config.greenbeltFile,
    RATE_CARD_FILE: config.rateCardFile,
    OPERATOR_FILE: config.operatorFile,
    LEXICON_FILE: config.lexiconFile,
    METRICS_PORT: config.metricsPort === undefined ? undefined : String(config.metricsPort),
    S3_BUCKET: config.s3?.bucket,
    S3_REGION: config.s3?.region,
  };
  // Addresses of services may hold a password or a key.
  const secrets: Record<string, unknown> = {
    DATABASE_URL: config.databaseUrl,
    SMTP_URL: config.smtpUrl,
    SESSION_SECRET: config.sessionSecret,
    BACKUP_KEY: config.backupKey,
    EASYPOST_API_KEY: config.easyPost,
    S3_SECRET_ACCESS_KEY: config.s3?.credentials,
    GEOCODER_URL: config.geocoderUrl,
    NEWSLETTER_URL: config.newsletterUrl,
    MAP_TILES: config.mapTiles,
  };
  return [
    ...Object.entries(shown).map(([name, value]) => ({ name, value: value ?? null, secret: false })),
    ...Object.entries(secrets).map(([name, value]) => ({
      name,
      value: null,
      secret: true,
      set: value !== undefined,
    })),
  ];
}
