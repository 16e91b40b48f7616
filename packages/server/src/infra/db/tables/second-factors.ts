import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface SecondFactorTables {
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}

/** Of an authenticator app. */
export interface TotpSecretsTable {
  user_id: number;
  /** Base32, sealed with the server's secret. */
  sealed_secret: string;
  created_at: Timestamp;
  /** Null until a code has proved that the app has the secret. */
  confirmed_at: NullableTimestamp;
  /** The time step of the last code that was accepted: each opens the account once. */
  last_step: ColumnType<string, number | undefined, number>;
}

export interface RecoveryCodesTable {
  user_id: number;
  /** A keyed hash. */
  code_hash: string;
  created_at: Timestamp;
  used_at: NullableTimestamp;
}

export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** Base64url, as the browser names it. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the authenticator says that it was used; some always say 0. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: NullableTimestamp;
}

/** Challenges that browsers were given and have not answered. */
export interface PasskeyChallengesTable {
  /** SHA-256, hex. */
  challenge_hash: string;
  /** Whose passkey is to be added; null for a login. */
  user_id: number | null;
  expires_at: Timestamp;
}
