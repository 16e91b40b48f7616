import { usageError } from "../errors.ts";

/** What `foodshed config` can set. */
export interface Setting {
  name: string;
  description: string;
  /** What holds without it. */
  fallback: string;
  /** The environment variable that goes before it. */
  variable: string;
  /** The values, where there are few. */
  values?: readonly string[];
  /** What is wrong with a value, if anything. */
  problem?: (value: string) => string | undefined;
  /** The flag whose value it is where a command has that flag. */
  flag?: string;
}

const ON_OFF = ["on", "off"];

/** Settings that the configuration file keeps. */
export const SETTINGS: readonly Setting[] = [
  {
    name: "concurrency",
    description: "how many are asked for at a time, 1 to 16",
    fallback: "4",
    variable: "FOODSHED_CONCURRENCY",
    problem: (value) =>
      /^([1-9]|1[0-6])$/.test(value) ? undefined : `'${value}' is no whole number from 1 to 16.`,
    flag: "concurrency",
  },
  {
    name: "plain",
    description: "nothing drawn and a line per fact, for screen readers",
    fallback: "off",
    variable: "FOODSHED_PLAIN",
    values: ON_OFF,
  },
  {
    name: "pager",
    description: "a program for results longer than the terminal",
    fallback: "",
    variable: "FOODSHED_PAGER",
  },
  {
    name: "update_notice",
    description: "tell on a terminal when a newer foodshed is out",
    fallback: "on",
    variable: "NO_UPDATE_NOTIFIER",
    values: ON_OFF,
  },
];

/** Settings that say where commands go. The file with the logins keeps them. */
export const PLACES: readonly Setting[] = [
  {
    name: "context",
    description: "the current context: a server and a login there",
    fallback: "",
    variable: "FOODSHED_CONTEXT",
  },
  {
    name: "server",
    description: "the current context's server",
    fallback: "http://localhost:3000",
    variable: "FOODSHED_SERVER",
  },
];

export const EVERY_SETTING = [...PLACES, ...SETTINGS];

/** The setting of a name. */
export function settingOf(name: string): Setting {
  const found = EVERY_SETTING.find((setting) => setting.name === name.replaceAll("-", "_"));
  if (found) return found;
  throw usageError(
    `There is no setting '${name}'. There are: ${EVERY_SETTING.map((setting) => setting.name).join(", ")}.`,
    "What they mean: foodshed config list",
  );
}

/** Refuses a value that a setting does not take. */
export function checkValue({ name, values, problem }: Setting, value: string): void {
  const wrong =
    values && !values.includes(value) ? `'${value}' is neither ${values.join(" nor ")}.` : problem?.(value);
  if (!wrong) return;
  throw usageError(
    `The setting '${name}' cannot be that: ${wrong}`,
    `Set it like this: foodshed config set ${name} ${values?.[0] ?? "8"}`,
  );
}
