import type { Schema } from "@foodshed/sdk";
import { usageError } from "../errors.ts";

export type SettingName = Schema<"SettingName">;
export type SettingValues = Schema<"RuntimeSettings">;

/** The sentences of a setting that says something to people. */
export interface Sentences {
  en?: string;
  fr?: string;
}

type Read<Value> = (text: string, sentences: Sentences, now: Value) => Value;

interface Setting<Name extends SettingName> {
  /** What may be written for it, for help and for faults. */
  values: string;
  read: Read<SettingValues[Name]>;
}

/** How each setting is written on a command line. Whether the server takes a value, the contract says. */
export const SETTINGS: { readonly [Name in SettingName]: Setting<Name> } = {
  notice: {
    values: "on with --en and --fr, off, or as JSON",
    read: (text, { en, fr }) => {
      if (text === "off") return null;
      if (text !== "on") return readJson(text, "notice");
      if (!en || !fr) throw usageError("A notice is in both languages.", "Give --en and --fr.");
      return { en, fr, from: null, until: null };
    },
  },
  registration: {
    values: "on, off, with --en and --fr, or as JSON",
    read: (text, sentences, now) =>
      /^(on|off)$/.test(text)
        ? { en: now.en, fr: now.fr, ...sentences, open: text === "on" }
        : readJson(text, "registration"),
  },
  posting: { values: "on or off", read: readSwitch },
  mail_sending: { values: "on or off", read: readSwitch },
  search_log: { values: "on or off", read: readSwitch },
  rate_limit_factor: {
    values: "a number, such as 0.5 or 2",
    read: (text) => {
      const factor = text.trim() === "" ? Number.NaN : Number(text);
      if (!Number.isFinite(factor)) throw usageError(`${text} is no number.`, "Write it as 0.5 or 2.");
      return factor;
    },
  },
  // The server says which levels there are.
  log_level: {
    values: "error, warn, info, debug, trace or silent",
    read: (text) => text as SettingValues["log_level"],
  },
};

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The body that sets one setting to what was typed. */
export function toUpdate<Name extends SettingName>(
  name: Name,
  text: string,
  sentences: Sentences,
  now: SettingValues[Name],
): Schema<"UpdateSettingsRequest"> {
  if (Object.keys(sentences).length > 0 && name !== "notice" && name !== "registration")
    throw usageError(`${name} has no sentences.`, "Leave --en and --fr out.");
  if (Object.keys(sentences).length > 0 && !/^(on|off)$/.test(text))
    throw usageError(
      "A value as JSON has its sentences in it.",
      "Leave --en and --fr out, or write on or off.",
    );
  return { [name]: SETTINGS[name].read(text, sentences, now) } as Schema<"UpdateSettingsRequest">;
}

/** A value on one line, for people. */
export function settingText(value: SettingValues[SettingName]): string {
  if (value === null) return "off";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value !== "object") return String(value);
  const said = [value.en, value.fr].filter(Boolean).join(" / ");
  if ("open" in value) return value.open ? "on" : said ? `off: ${said}` : "off";
  const from = value.from ? `, from ${value.from}` : "";
  const until = value.until ? `, until ${value.until}` : "";
  return `on: ${said}${from}${until}`;
}

function readSwitch(text: string): boolean {
  if (/^(on|yes|true)$/i.test(text)) return true;
  if (/^(off|no|false)$/i.test(text)) return false;
  throw usageError(`${text} is neither on nor off.`, "Write on or off.");
}

/** The server checks what is in it. */
function readJson<Value>(text: string, name: SettingName): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw usageError(`${text} is no value of ${name}.`, `Write ${SETTINGS[name].values}.`);
  }
}
