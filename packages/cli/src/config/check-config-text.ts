import { nearest } from "@foodshed/sdk/vocabulary/nearest";
import type { Command } from "commander";
import { checkAlias } from "../aliases/check-alias.ts";
import { CliError } from "../errors.ts";
import type { Config } from "./config-file.ts";
import { checkValue, PLACES, SETTINGS } from "./settings.ts";

const PARTS = ["settings", "aliases"];

/** Reads a configuration that somebody wrote by hand: the configuration, or everything that is wrong with it. */
export function checkConfigText(
  text: string,
  program: Command,
): { config?: Config; problems: readonly string[] } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { problems: [`This is no JSON: ${(error as Error).message}`] };
  }
  if (!isObject(parsed)) return { problems: ['The file holds an object: { "settings": {}, "aliases": {} }'] };
  const problems = Object.keys(parsed)
    .filter((part) => !PARTS.includes(part))
    .map((part) => `'${part}' is no part of the file; it has settings and aliases.`);
  const settings = textsOf(parsed, "settings", problems);
  const aliases = textsOf(parsed, "aliases", problems);
  for (const [name, value] of Object.entries(settings)) problems.push(...settingProblems(name, value));
  for (const [name, command] of Object.entries(aliases))
    problems.push(...problemsOf(() => checkAlias(name, command, program)));
  return problems.length > 0 ? { problems } : { config: { settings, aliases }, problems };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textsOf(parsed: Record<string, unknown>, part: string, problems: string[]): Record<string, string> {
  const values = parsed[part] ?? {};
  if (!isObject(values)) {
    problems.push(`'${part}' holds names with their values: "${part}": {}`);
    return {};
  }
  const wrong = Object.keys(values).filter((name) => typeof values[name] !== "string");
  for (const name of wrong)
    problems.push(`The value of '${name}' stands in quotation marks: "${values[name]}"`);
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

function settingProblems(name: string, value: string): string[] {
  if (PLACES.some((place) => place.name === name))
    return [`'${name}' lies with the logins. Change it with: foodshed config set ${name}`];
  const setting = SETTINGS.find((each) => each.name === name);
  if (setting) return problemsOf(() => checkValue(setting, value));
  const meant = nearest(
    name,
    SETTINGS.map((each) => each.name),
  );
  const there = SETTINGS.map((each) => each.name).join(", ");
  return [`There is no setting '${name}'. ${meant ? `Did you mean ${meant}?` : `There are: ${there}.`}`];
}

/** The sentences of a check that fails. */
function problemsOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof CliError) return [error.message];
    throw error;
  }
}
