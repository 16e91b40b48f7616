import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { type Clock, days, fromNow } from "../../core/clock.ts";
import { networkOf } from "../../infra/auth/networks.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Services } from "../services.ts";

/** Where a request comes from. */
export interface Origin {
  /** The caller's network address. */
  address: string;
  /** The cookies that came with the request. */
  cookie: string | undefined;
  /** The program that the caller says it uses. */
  userAgent?: string;
  /** Sets a header of the response. */
  header(name: string, value: string): void;
}

/** How long a network stays known after a login from it. */
const NETWORK_LIFETIME = days(90);
const DEVICE_LIFETIME_SECONDS = 365 * 86_400;
/** Accounts that one browser is known for; the one that was used longest ago is forgotten first. */
const MAX_ACCOUNTS = 5;

const COOKIE = "foodshed_device";

/**
 * The mark by which an account knows a caller: a device or a network that has logged in before, by
 * password or by a mailed link. Undefined for strangers. Being known opens nothing; it only counts attempts apart, so that
 * strangers cannot use them up.
 */
export async function recognizeDevice(
  { db, clock, secret }: Pick<Services, "db" | "clock" | "secret">,
  email: string,
  { address, cookie }: Pick<Origin, "address" | "cookie">,
): Promise<string | undefined> {
  const network = hashOfNetwork(secret, address);
  const user = await db
    .selectFrom("users")
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .select(["id", "password_hash"])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom("known_networks")
            .select("network")
            .whereRef("user_id", "=", "users.id")
            .where("network", "=", network)
            .where("seen_at", ">", fromNow(clock, -NETWORK_LIFETIME)),
        )
        .as("known"),
    )
    .executeTakeFirst();
  if (!user) return undefined;
  const device = readCookie(cookie);
  const mark = device && markOf(secret, device.id, user);
  if (device?.marks.some((held) => isSame(held, mark as string))) return `device:${device.id}`;
  return user.known ? `network:${network}` : undefined;
}

/** Makes the device and the network known to a user who has just come in from there, with the password that is set by then. */
export async function rememberDevice(
  { clock, secret, config }: Pick<Services, "clock" | "secret" | "config">,
  trx: Connection,
  userId: number,
  { address, cookie, header }: Origin,
): Promise<void> {
  const network = hashOfNetwork(secret, address);
  await trx
    .insertInto("known_networks")
    .values({ user_id: userId, network, seen_at: clock.now() })
    .onConflict((conflict) => conflict.columns(["user_id", "network"]).doUpdateSet({ seen_at: clock.now() }))
    .execute();
  const { id, marks } = readCookie(cookie) ?? { id: randomBytes(16).toString("base64url"), marks: [] };
  const user = await trx
    .selectFrom("users")
    .where("id", "=", userId)
    .select(["id", "password_hash"])
    .executeTakeFirstOrThrow();
  const mark = markOf(secret, id, user);
  const value = [id, mark, ...marks.filter((held) => held !== mark)].slice(0, 1 + MAX_ACCOUNTS).join(".");
  const secure = config.publicUrl.startsWith("https:") ? "; Secure" : "";
  header(
    "set-cookie",
    `${COOKIE}=${value}; Path=/api/v1/accounts/; Max-Age=${DEVICE_LIFETIME_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/** Forgets all known networks of a user: their logins used a password that is no longer valid. */
export async function forgetNetworks(trx: Connection, userId: number): Promise<void> {
  await trx.deleteFrom("known_networks").where("user_id", "=", userId).execute();
}

/** Removes networks whose last login is too long ago. */
export async function deleteOldNetworks(db: Connection, clock: Clock): Promise<void> {
  await db.deleteFrom("known_networks").where("seen_at", "<", fromNow(clock, -NETWORK_LIFETIME)).execute();
}

/** The device's own number, and a mark for each account that it is known to; only this server can make a mark. */
function readCookie(cookies: string | undefined): { id: string; marks: string[] } | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22}(?:\\.[\\w-]{22}){0,${MAX_ACCOUNTS}})(?:;|$)`);
  const [id, ...marks] = pattern.exec(cookies ?? "")?.[1]?.split(".") ?? [];
  return id === undefined ? undefined : { id, marks };
}

/** The mark depends on the password, so that devices which used an earlier password are unknown. */
function markOf(
  secret: string,
  device: string,
  { id, password_hash }: { id: number; password_hash: string | null },
): string {
  return keyed(secret, `known device ${device} ${id} ${password_hash ?? ""}`);
}

/** Addresses themselves are not kept. */
function hashOfNetwork(secret: string, address: string): string {
  return keyed(secret, `known network ${networkOf(address)}`);
}

function keyed(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest().subarray(0, 16).toString("base64url");
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
