import type { Config } from "../infra/config/config.ts";
import { readSetting, writeSetting } from "../infra/db/stored-settings.ts";
import type { Services } from "../modules/services.ts";

/** Notes the address under which this process serves, for `doctor` to compare: tokens name it, and another one's are refused. */
export async function notePublicUrl({
  db,
  clock,
  config,
  log,
}: Pick<Services, "db" | "clock" | "config" | "log">): Promise<void> {
  const url = config.publicUrl;
  try {
    if ((await readSetting(db, "public_url"))?.url === url) return;
    await writeSetting(db, "public_url", { url, since: clock.now().toISOString() });
  } catch (error) {
    // A server without it serves as well.
    log.warn({ reason: (error as Error).message }, "PUBLIC_URL could not be noted");
  }
}

/** The sentence for an operator whose processes do not agree; undefined where they do, or none has started yet. */
export async function publicUrlTrouble(
  { db }: Pick<Services, "db">,
  { publicUrl }: Pick<Config, "publicUrl">,
): Promise<string | undefined> {
  const noted = await readSetting(db, "public_url");
  if (!noted || noted.url === publicUrl) return undefined;
  return `PUBLIC_URL is ${publicUrl} here, and ${noted.url} in a process that started at ${noted.since}: each refuses the other's tokens with 401. Set it alike for all processes and commands.`;
}
