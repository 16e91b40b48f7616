import { isProfileType, SEARCH_PAGE_SIZE, SEARCH_PARAMETERS_KEY } from "@foodshed/sdk/vocabulary";
import { browserMemory } from "../provider/browserMemory.ts";
import { NO_PARAMETERS, type SearchParameters } from "./searchParameters.ts";

const memory = browserMemory("session", SEARCH_PARAMETERS_KEY);

/** Keeps a search for the rest of the visit. */
export function rememberSearch(parameters: SearchParameters): void {
  memory.set(JSON.stringify(parameters));
}

/** The last search of this visit; null when there is none, or when what is stored is not one. */
export function recallSearch(): SearchParameters | null {
  try {
    return sanitized(JSON.parse(memory.get() ?? "null"));
  } catch {
    return null;
  }
}

const shown = new Map<string, number>();

/** Keeps how many hits of a search, by its path, were loaded on this page of the browser. */
export function rememberShown(path: string, hits: number): void {
  if (hits > SEARCH_PAGE_SIZE) shown.set(path, hits);
  else shown.delete(path);
}

/** How many hits of a search were loaded when it was left; undefined for the usual first page. */
export function recallShown(path: string): number | undefined {
  return shown.get(path);
}

function sanitized(stored: unknown): SearchParameters | null {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
  const saved = stored as Partial<SearchParameters>;
  const result = { ...NO_PARAMETERS };
  for (const name of Object.keys(NO_PARAMETERS) as (keyof SearchParameters)[]) {
    if (sameKind(saved[name], NO_PARAMETERS[name], name)) Object.assign(result, { [name]: saved[name] });
  }
  return isProfileType(result.profile_type) ? result : null;
}

function sameKind(value: unknown, example: unknown, name: keyof SearchParameters): boolean {
  if (name === "looking_for") return value === null || typeof value === "boolean";
  if (value === null || value === undefined) return false;
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}
