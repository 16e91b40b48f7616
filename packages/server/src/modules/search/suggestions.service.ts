import type { Answer, Body } from "../../handlers.ts";
import type { Actor, Services } from "../../platform/context.ts";
import type { Suggestion } from "./engine/phrases.ts";
import { searchMemoryOf } from "./search.memory.ts";

const SUGGESTIONS = 10;

/** Completions of what is being typed into a search box. */
export async function suggestTerms(
  services: Services,
  _actor: Actor,
  input: Body<"suggestTerms">,
): Promise<Answer<"suggestTerms">> {
  const suggestions = await suggest(services, input.query);
  return { suggestions: suggestions.map(({ text, ranges }) => ({ term: text, ranges })) };
}

/** Names of products of a category; `query` is the category's number, a space and what has been typed. */
export async function suggestProducts(
  services: Services,
  _actor: Actor,
  input: { query: string },
): Promise<string[]> {
  const parts = /^\s*(\d{1,2})\s+(.*)$/s.exec(input.query);
  if (!parts) return [];
  const category = Number(parts[1]);
  const memory = searchMemoryOf(services.db);
  await memory.catchUp();
  const found = memory.phrases.suggest(
    parts[2] as string,
    SUGGESTIONS,
    (phrase) => phrase.kind === "product" && phrase.category === category,
  );
  return found.map(({ text }) => text);
}

async function suggest(services: Services, typed: string): Promise<Suggestion[]> {
  const memory = searchMemoryOf(services.db);
  await memory.catchUp();
  return memory.phrases.suggest(typed, SUGGESTIONS);
}
