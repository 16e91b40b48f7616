import * as z from "zod";
import type { Config } from "../config/config.ts";

/** Characters of a sentence for people. */
const SENTENCE = 300;

const sentence = z.string().max(SENTENCE);
const moment = z.iso.datetime().nullable();

/** A sentence on every page of the site, for a while. */
const notice = z.object({ en: sentence, fr: sentence, from: moment, until: moment }).nullable();

/** Every setting that holds without a restart: what it may be. The contract describes the same for people. */
export const settingsSchema = z.object({
  notice,
  /** Whether businesses may sign themselves up, and what they are told when they may not. */
  registration: z.object({ open: z.boolean(), en: sentence, fr: sentence }),
  /** Whether classifieds may be posted. */
  posting: z.boolean(),
  /** Whether mails leave; those that wait stay. */
  mail_sending: z.boolean(),
  /** Whether searched words are counted. */
  search_log: z.boolean(),
  /** Multiplies the limits on how often something may be done. */
  rate_limit_factor: z.number().min(0.1).max(100),
  log_level: z.enum(["trace", "debug", "info", "warn", "error", "silent"]),
});

export type RuntimeSettings = z.infer<typeof settingsSchema>;
export type SettingName = keyof RuntimeSettings;

export const SETTING_NAMES = Object.keys(settingsSchema.shape) as SettingName[];

/** What holds until somebody changes it. */
export function defaultSettings({
  searchLog,
  logLevel,
}: Pick<Config, "searchLog" | "logLevel">): RuntimeSettings {
  return {
    notice: null,
    registration: { open: true, en: "", fr: "" },
    posting: true,
    mail_sending: true,
    search_log: searchLog,
    rate_limit_factor: 1,
    log_level: logLevel,
  };
}
