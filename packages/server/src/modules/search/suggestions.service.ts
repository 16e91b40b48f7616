import { postalArea } from "@foodshed/sdk/vocabulary";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { completeLastWords, placesAfterPreposition } from "./engine/completions.ts";
import type { Phrase } from "./engine/phrase.ts";
import type { PhraseBook } from "./engine/phrases.ts";
import { correctedSuggestions, type Suggestion, suggestionsFor } from "./engine/suggestions.ts";
import { keyOf } from "./engine/words.ts";
import { EngineContentsCache } from "./engine-contents-cache.ts";
import { entryOfSuggestion } from "./search.keys.ts";
import { readyEngineOf } from "./search-engines.ts";

const SUGGESTIONS = 10;
const CONTINUATIONS = 5;

/** Completions of what is being typed into a search box. */
export async function suggestTerms(
  services: Services,
  input: Body<"suggestTerms">,
): Promise<ResponseBody<"suggestTerms">> {
  const suggestions = await suggest(services, input.query);
  return {
    suggestions: suggestions.map(({ text, type, ranges, key }) => ({
      term: text,
      type,
      ...(key ? { key } : entryOfSuggestion(type, text)),
      ranges,
    })),
  };
}

/** Names of products of a category; `query` is the category's number, a space and what has been typed. */
export async function suggestProducts(services: Services, input: { query: string }): Promise<string[]> {
  const parts = /^\s*(\d{1,2})\s+(.*)$/s.exec(input.query);
  if (!parts) return [];
  const category = Number(parts[1]);
  const engine = await readyEngineOf(services.db);
  const typed = parts[2] as string;
  const isOfCategory = (phrase: Phrase) =>
    phrase.type === "product" && phrase.source.of === "mark" && phrase.category === category;
  const names = await engine.suggest((phrases) => {
    const found = suggestionsFor(phrases, typed, SUGGESTIONS, isOfCategory);
    return found.length > 0 ? found : correctedSuggestions(phrases, typed, SUGGESTIONS, isOfCategory);
  });
  return names.map(({ text }) => text);
}

interface KeyedSuggestion extends Suggestion {
  /** What it means, where its text is made of words of a language around that. */
  key?: string;
}

/** What was suggested for the same letters: everybody types the same beginnings. */
const known = new EngineContentsCache<KeyedSuggestion[]>(5000);

async function suggest(services: Services, typed: string): Promise<KeyedSuggestion[]> {
  const engine = await readyEngineOf(services.db);
  const postal = nearPostalCode(services, typed);
  if (postal) return [postal];
  return await known.get(engine, typed, () => engine.suggest((phrases) => completionsOf(phrases, typed)));
}

function completionsOf(phrases: PhraseBook, typed: string): KeyedSuggestion[] {
  const places = placesAfterPreposition(phrases, typed, SUGGESTIONS);
  if (places.length > 0) return places;
  const found = suggestionsFor(phrases, typed, SUGGESTIONS);
  const known = new Set(found.map(({ text }) => keyOf(text)));
  const continued = completeLastWords(phrases, typed, CONTINUATIONS, found.length > 0);
  const all = [...found, ...continued.filter(({ text }) => !known.has(keyOf(text)))].slice(0, SUGGESTIONS);
  return all.length > 0 ? all : correctedSuggestions(phrases, typed, SUGGESTIONS);
}

/** A postal code of Ontario as a place to search near. */
function nearPostalCode(services: Services, typed: string): KeyedSuggestion | undefined {
  const code = /^\s*(?:(?:near|près de)\s+)?(\S.*?)\s*$/i.exec(typed)?.[1] ?? "";
  const area = postalArea(code);
  if (!area || !services.geocoder.locatePostalCode(code)) return undefined;
  return { text: `Near ${area}`, type: "place", key: area, ranges: [[5, 5 + area.length]] };
}
