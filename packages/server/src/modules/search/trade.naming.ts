import type { DocumentIndex } from "./engine/document-index.ts";
import { FIELD } from "./engine/fields.ts";
import { type NamedSpan, namedSpans } from "./engine/unit-matches.ts";
import type { StoredClassifiedHit } from "./stored-hit.ts";
import { categoryOf, leadingPart, topicsOf } from "./trade.topics.ts";
import type { Trade } from "./trade.ts";
import { type TopicQuery, topicQuery } from "./trade.units.ts";

/** The category of what belongs to none. */
const OTHER = 0;

/** A topic as ads are looked through for it. */
export interface SoughtThing {
  query: TopicQuery;
  /** Those that ads of it are posted in; empty where nothing says. */
  categories: ReadonlySet<number>;
}

/** What a classified is about, as wanted ads, or those for sale, are looked through for it. */
export function thingsSought(
  index: DocumentIndex,
  trade: Trade,
  { wanted }: { wanted: boolean },
): SoughtThing[] {
  return topicsOf(index, trade).flatMap((topic) => {
    const query = topicQuery(index, topic, {
      intent: wanted ? "buying" : "selling",
      documents: "classifieds",
      wider: wanted,
    });
    const own = categoryOf(index, [topic]);
    const categories = [own, trade.category === OTHER ? undefined : trade.category];
    return query ? [{ query, categories: new Set(categories.filter((one) => one !== undefined)) }] : [];
  });
}

/** How an ad names what is looked for. */
export interface Naming {
  /** The words of the ad that do. */
  text: string;
  /** By its title and within the category, not only in passing. */
  isPlain: boolean;
}

/** How an ad names one of the things, best first; undefined when it is about something else. */
export function namingOf(
  index: DocumentIndex,
  hit: Pick<StoredClassifiedHit, "title" | "title_translation" | "description" | "category">,
  things: readonly SoughtThing[],
): Naming | undefined {
  const inCategory = things.filter(({ categories }) => categories.size === 0 || categories.has(hit.category));
  for (const title of [hit.title, hit.title_translation ?? ""]) {
    const spans = spansOf(index, leadingPart(index, title));
    const plain = find(spans, inCategory, FIELD.name);
    if (plain) return { text: title.slice(plain.start, plain.end), isPlain: true };
    // Who finds no category for carrots posts them as other things, but apple crates are no apples.
    const other = hit.category === OTHER && find(spans, things, FIELD.name);
    if (other && isHead(title, other)) return { text: title.slice(other.start, other.end), isPlain: false };
  }
  if (hit.category === OTHER) return undefined;
  const told = find(spansOf(index, hit.description), inCategory, FIELD.text);
  return told && { text: hit.description.slice(told.start, told.end), isPlain: false };
}

const spansOf = (index: DocumentIndex, text: string) => (text === "" ? [] : namedSpans(index, text));

function find(
  spans: readonly NamedSpan[],
  things: readonly SoughtThing[],
  field: number,
): NamedSpan | undefined {
  for (const { query } of things) {
    const span = spans.find(({ terms }) => query.isNamedBy(terms, field));
    if (span) return span;
  }
  return undefined;
}

/** Whether words are what a text is about, and not what says more of another thing, as apple does of crates. */
function isHead(text: string, { start, end }: NamedSpan): boolean {
  return !FOLLOWED.test(text.slice(end)) && !PRECEDED.test(text.slice(0, start));
}

const FOLLOWED =
  /^[\s-]+(?!(and|or|in|by|from|at|on|with|to|et|ou|en|de|du|des|par|à|au|aux)(?!\p{L}))\p{L}/iu;
const PRECEDED = /(?<!\p{L})(of|à|aux?|de|des|du|d['’])\s*$/iu;
