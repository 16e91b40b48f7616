import { postalArea } from "@foodshed/sdk/vocabulary";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { completeLastWord } from "./engine/completions.ts";
import type { Suggestion } from "./engine/phrases.ts";
import { keyOf } from "./engine/words.ts";
import { searchMemoryOf } from "./search.memory.ts";

const SUGGESTIONS = 10;

/** Completions of what is being typed into a search box. */
export async function suggestTerms(
  services: Services,
  input: Body<"suggestTerms">,
): Promise<ResponseBody<"suggestTerms">> {
  const suggestions = await suggest(services, input.query);
  return { suggestions: suggestions.map(({ text, ranges }) => ({ term: text, ranges })) };
}

/** Names of products of a category; `query` is the category's number, a space and what has been typed. */
export async function suggestProducts(services: Services, input: { query: string }): Promise<string[]> {
  const parts = /^\s*(\d{1,2})\s+(.*)$/s.exec(input.query);
  if (!parts) return [];
  const category = Number(parts[1]);
  const memory = searchMemoryOf(services.db);
  await memory.catchUp();
  const found = memory.phrases.suggest(
    parts[2] as string,
    SUGGESTIONS,
    (phrase) => phrase.type === "product" && phrase.category === category,
  );
  return found.map(({ text }) => text);
}

async function suggest(services: Services, typed: string): Promise<Suggestion[]> {
  const memory = searchMemoryOf(services.db);
  await memory.catchUp();
  const postal = nearPostalCode(services, typed);
  if (postal) return [postal];
  const found = memory.phrases.suggest(typed, SUGGESTIONS);
  const known = new Set(found.map(({ text }) => keyOf(text)));
  const continued = completeLastWord(memory.profiles, memory.phrases, typed, SUGGESTIONS);
  return [...found, ...continued.filter(({ text }) => !known.has(keyOf(text)))].slice(0, SUGGESTIONS);
}

/** A postal code of Ontario as a place to search near. */
function nearPostalCode(services: Services, typed: string): Suggestion | undefined {
  const code = /^\s*(?:near\s+)?(\S.*?)\s*$/i.exec(typed)?.[1] ?? "";
  const area = postalArea(code);
  if (!area || !services.geocoder.locatePostalCode(code)) return undefined;
  return { text: `Near ${area}`, ranges: [[5, 5 + area.length]] };
}
