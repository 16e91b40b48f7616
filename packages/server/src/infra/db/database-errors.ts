import { SetupError, TRY_AGAIN } from "../../core/setup-error.ts";
import { postgresUrls } from "./postgres-url.ts";

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? "");
const messageOf = (error: unknown) => String((error as { message?: unknown } | null)?.message ?? "");

/** Connecting failed on the way: the network or the name service may be right again in a moment. */
const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EHOSTDOWN",
]);

/** PostgreSQL's own words for "not now": ending, crashed, starting up, too many connections, a session ended for its idleness. */
const NOT_NOW = new Set(["57P01", "57P02", "57P03", "57P04", "57P05", "53300", "25P03", "25P04"]);

/** The drivers' words for a connection that was lost, never came about or is closed. They have no codes. */
const LOST =
  /timeout exceeded when trying to connect|connection terminated|not queryable|connection has been discarded|cannot use a pool after calling end|driver has already been destroyed|PGlite is closed/i;

/** PostgreSQL refuses the user, or has no such database: the settings are wrong, or not in place yet. */
const REFUSED = new Set(["28P01", "28000", "3D000", "42501"]);

/** Whether the database cannot be reached now, and may be in a moment without anybody's hand. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (UNREACHABLE.has(code) || NOT_NOW.has(code) || /^08...$/.test(code)) return true;
  // A server's socket that does not exist yet; files that are missing have the same code.
  if (code === "ENOENT") return (error as { syscall?: string }).syscall === "connect";
  return LOST.test(messageOf(error));
}

/** Whether a statement was given up because the database had too much to do, or had no memory or room for files. */
function isDatabaseOverloaded(error: unknown): boolean {
  return ["57014", "53000", "53200", "53400", "58030"].includes(codeOf(error));
}

/**
 * Whether the database takes no writes and may still be read: its disk is full, or it is a copy that has not taken over yet.
 * The embedded one only lets itself be read while its disk is full.
 */
export function isDatabaseReadOnly(error: unknown): boolean {
  return ["53100", "25006"].includes(codeOf(error));
}

/** Whether a request failed because of the database, not of what it asked for: it may be repeated later as it is. */
export function isDatabaseTrouble(error: unknown): boolean {
  return isDatabaseUnavailable(error) || isDatabaseOverloaded(error) || REFUSED.has(codeOf(error));
}

/** Whether a lock was not to be had within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === "55P03";
}

/** Whether PgBouncer refused a parameter that a connection asks for when it is opened. */
export function isParameterRefused(error: unknown): boolean {
  return codeOf(error) === "08P01" && /unsupported startup parameter/i.test(messageOf(error));
}

/** What to do where nothing ends a statement that runs for ever. `role` is quoted where it needs to be. */
export function withoutLimits(role: string): SetupError {
  return new SetupError([
    `Nothing limits how long a statement of ${role} may take: behind PgBouncer the role must have the limits. Run ALTER ROLE ${role} SET statement_timeout = '20s', then ALTER ROLE ${role} SET idle_in_transaction_session_timeout = '30s', then RECONNECT in PgBouncer.`,
  ]);
}

/** Why PostgreSQL cannot be used, in a sentence for the operator. It never repeats the password. */
export function connectionMistake(url: string, error: unknown, setting = "DATABASE_URL"): SetupError {
  if (error instanceof SetupError) return error;
  const urls = (postgresUrls(url) ?? [url]).map((one) => new URL(one));
  const { host, pathname, username, searchParams } = urls[0] as URL;
  const code = codeOf(error);
  const hosts = urls.map((one) => one.host).join(", ");
  const at = (host && hosts) || searchParams.get("host") || "this machine";
  const sentence =
    code === "28P01" || code === "28000"
      ? `PostgreSQL at ${at} refused the user "${username}" of ${setting}: check user and password.`
      : code === "3D000"
        ? `PostgreSQL at ${at} has no database "${pathname.slice(1)}": create it, or correct ${setting}.`
        : code === "ENOTFOUND" || code === "EAI_AGAIN"
          ? `The host "${at}" of ${setting} is not known.`
          : code === "ECONNREFUSED" || code === "ENOENT"
            ? `Nothing listens at ${at}: start PostgreSQL there, or correct ${setting}.`
            : `PostgreSQL at ${at} (${setting}) cannot be used: ${messageOf(error) || code}.`;
  return new SetupError([sentence], {
    cause: error,
    ...(isDatabaseUnavailable(error) && { exitCode: TRY_AGAIN }),
  });
}
