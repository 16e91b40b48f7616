import { createHmac, randomBytes } from "node:crypto";
import { ontarioDay } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { networkOf } from "../../infra/auth/networks.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { readSetting } from "../../infra/db/stored-settings.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { isProgram } from "../../infra/http/user-agents.ts";
import type { Services } from "../services.ts";
import { countView, ignoreView, renewSalt } from "./activity.queries.ts";

/** Who looks at a profile. */
export interface Viewer {
  actor: Actor;
  /** The network address. */
  address: string;
  userAgent?: string;
}

/**
 * Counts a view of a profile: each viewer once a day of Ontario's; programs, the owner and support acting for it never. Pages
 * are made before the browser sends its session, so a device counts only until it turns out to belong to an account. A
 * view that cannot be counted spoils no page.
 */
export async function recordProfileView(
  services: Services,
  accountId: number,
  viewer: Viewer,
): Promise<void> {
  if (isProgram(viewer.userAgent)) return;
  const { actor } = viewer;
  const day = ontarioDay(services.clock.now());
  try {
    const device = { accountId, day, viewer: await deviceKey(services.db, viewer, day) };
    if (actor.kind === "visitor") return await countView(services.db, device);
    await inTransaction(services.db, async (trx) => {
      await ignoreView(trx, device);
      const isOwner =
        actor.accountId === accountId || (actor.kind === "member" && actor.hijack !== undefined);
      if (!isOwner) await countView(trx, { accountId, day, viewer: `account:${actor.accountId}` });
    });
  } catch (error) {
    services.log.warn({ err: error }, "A profile view could not be counted");
  }
}

/** A hash whose salt is discarded daily, so that visitors cannot be tracked. */
async function deviceKey(db: Connection, { address, userAgent = "" }: Viewer, day: string): Promise<string> {
  const hash = createHmac("sha256", await saltOf(db, day)).update(`${networkOf(address)}\n${userAgent}`);
  return hash.digest("base64url").slice(0, 22);
}

/** A day's salt never changes, and every page asks for it. */
const salts = new WeakMap<Connection, { day: string; salt: string }>();

/** One for the day. Of several processes that find none, the first one's counts. */
async function saltOf(db: Connection, day: string): Promise<string> {
  const known = salts.get(db);
  if (known?.day === day) return known.salt;
  const kept = await readSetting(db, "viewer_salt");
  const salt =
    kept?.day === day ? kept.salt : await renewSalt(db, day, randomBytes(16).toString("base64url"));
  salts.set(db, { day, salt });
  return salt;
}
