import type { Config } from "./config-file.ts";
import { checkValue, type Setting, settingOf } from "./settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether texts are laid out for listening: the environment says so, or else the configuration. */
export const isPlain = ({ settings }: Config) => settings.plain === "on";

/** The program that long results are shown with. */
export function pagerOf({ settings }: Config, env: Environment): string | undefined {
  return env.FOODSHED_PAGER ?? settings.pager ?? undefined;
}

/** How many are asked for at a time, where the user has said so. */
export function concurrencyOf({ settings }: Config, env: Environment): number | undefined {
  const said = env.FOODSHED_CONCURRENCY || settings.concurrency;
  if (said === undefined) return undefined;
  checkValue(settingOf("concurrency"), said);
  return Number(said);
}

/** Whether the user may be told of a newer version. */
export function wantsUpdateNotice({ settings }: Config, env: Environment): boolean {
  return !env.CI && env.NO_UPDATE_NOTIFIER === undefined && settings.update_notice !== "off";
}

/** Where the value of a setting comes from, and what it is. */
export function settingValue(
  { name, variable, fallback }: Setting,
  { settings }: Config,
  env: Environment,
): { value: string; source: "environment" | "config" | "default" } {
  const said = env[variable];
  if (said) {
    const value = name === "update_notice" ? "off" : name === "plain" ? "on" : said;
    return { value, source: "environment" };
  }
  const kept = settings[name];
  return kept === undefined ? { value: fallback, source: "default" } : { value: kept, source: "config" };
}
