import type { LexiconEntry } from "./entry.ts";
import { foldTerm } from "./fold.ts";

/** A text in the format of the lexicon, and the name that errors give it: usually a file's. */
export interface LexiconSource {
  readonly name: string;
  readonly text: string;
}

/** What is wrong with a line of a lexicon, where it is, and what to do about it. */
export class LexiconError extends Error {
  override readonly name = "LexiconError";
  readonly source: string;
  /** The line's number in its source, from 1. */
  readonly line: number;

  constructor(place: Place, message: string) {
    super(`${at(place)}: ${message}`);
    this.source = place.source;
    this.line = place.line;
  }
}

interface Place {
  readonly source: string;
  readonly line: number;
}

interface ParsedLine extends Place {
  readonly entry: LexiconEntry;
}

const at = ({ source, line }: Place) => `${source}:${line}`;

function parseTerms(list: string, place: Place): string[] {
  const terms = list.split(",").map((term) => term.trim().replace(/\s+/g, " "));
  if (terms.includes("")) throw new LexiconError(place, "A term is empty. Remove the surplus comma.");
  for (const term of terms) {
    if (foldTerm(term) === "") throw new LexiconError(place, `"${term}" has no letter. Remove the term.`);
    if (term !== term.toLowerCase())
      throw new LexiconError(place, `"${term}" has capital letters. Write "${term.toLowerCase()}".`);
  }
  return terms;
}

function parseLine(line: string, place: Place): LexiconEntry {
  const [terms = "", broader, ...moreBroader] = line.split("<");
  const [english = "", french, ...moreLanguages] = terms.split("|");
  if (moreBroader.length > 0)
    throw new LexiconError(place, `"<" occurs twice. List broader keys with commas.`);
  if (moreLanguages.length > 0)
    throw new LexiconError(place, `"|" occurs twice. Write English terms, "|", French terms.`);
  if (broader?.includes("|"))
    throw new LexiconError(place, `"|" comes after "<". Write the French terms before "<".`);
  if (english.trim() === "")
    throw new LexiconError(place, "The English terms are missing. Begin the line with one: it is the key.");
  const en = parseTerms(english, place);
  return {
    key: en[0] as string,
    en,
    fr: french === undefined ? [] : parseTerms(french, place),
    broader: broader === undefined ? [] : parseTerms(broader, place),
  };
}

function parseLines({ name, text }: LexiconSource): ParsedLine[] {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const place = { source: name, line: index + 1 };
    const line = raw.replace(/#.*/, "").trim();
    return line === "" ? [] : [{ ...place, entry: parseLine(line, place) }];
  });
}

/** The entry of each term; refuses a term that is in two. */
class TermOwners {
  readonly #owners = new Map<string, { key: string; place: Place | undefined }>();

  keyOf(term: string): string | undefined {
    return this.#owners.get(foldTerm(term))?.key;
  }

  claim(terms: readonly string[], key: string, place: Place | undefined): void {
    const own = new Set<string>();
    for (const term of terms) {
      const folded = foldTerm(term);
      const owner = this.#owners.get(folded);
      if (place && own.has(folded))
        throw new LexiconError(
          place,
          `"${term}" is listed twice; case, accents, hyphens and plurals make no difference. Remove one.`,
        );
      if (place && owner && owner.key !== key) {
        const where = owner.place ? ` (${at(owner.place)})` : "";
        throw new LexiconError(
          place,
          `"${term}" already belongs to "${owner.key}"${where}. Keep it in the entry that a food buyer means.`,
        );
      }
      own.add(folded);
      if (!owner) this.#owners.set(folded, { key, place });
    }
  }
}

function checkBroader(lines: readonly ParsedLine[], keys: ReadonlySet<string>, owners: TermOwners): void {
  for (const line of lines) {
    for (const key of line.entry.broader) {
      if (keys.has(key)) continue;
      const meant = owners.keyOf(key);
      const advice = meant
        ? `It is a term of "${meant}": write "< ${meant}".`
        : "Add an entry that begins with it, or correct the key.";
      throw new LexiconError(line, `No entry has the key "${key}". ${advice}`);
    }
  }
}

function checkCycles(entries: ReadonlyMap<string, LexiconEntry>, lines: readonly ParsedLine[]): void {
  const finished = new Set<string>();
  const visit = (key: string, path: readonly string[], line: ParsedLine): void => {
    if (path.includes(key)) {
      const cycle = [...path.slice(path.indexOf(key)), key].join(" < ");
      throw new LexiconError(line, `The broader keys form a cycle: ${cycle}. Remove one of them.`);
    }
    if (finished.has(key)) return;
    for (const broader of entries.get(key)?.broader ?? []) visit(broader, [...path, key], line);
    finished.add(key);
  };
  for (const line of lines) visit(line.entry.key, [], line);
}

/** Without repeating what differs only in what folding ignores. */
function union(base: readonly string[], more: readonly string[]): readonly string[] {
  const known = new Set(base.map(foldTerm));
  return [...base, ...more.filter((term) => !known.has(foldTerm(term)))];
}

/**
 * Reads texts that refer to each other's entries, in any order, and returns `base` together with what they add. A line whose
 * key `base` already has adds its terms and broader keys to that entry. Throws a LexiconError when a line cannot be read, a
 * term belongs to two entries, a broader key does not exist, or broader keys form a cycle.
 */
export function parseLexiconSources(
  sources: readonly LexiconSource[],
  base: readonly LexiconEntry[] = [],
): LexiconEntry[] {
  const entries = new Map(base.map((entry) => [entry.key, entry]));
  const owners = new TermOwners();
  for (const { key, en, fr } of base) owners.claim([...en, ...fr], key, undefined);

  const lines = sources.flatMap(parseLines);
  const firstLines = new Map<string, Place>();
  for (const line of lines) {
    const { entry } = line;
    const first = firstLines.get(entry.key);
    if (first)
      throw new LexiconError(line, `"${entry.key}" already has an entry (${at(first)}). Join the two lines.`);
    firstLines.set(entry.key, line);
    owners.claim(entry.en, entry.key, line);
    owners.claim(entry.fr, entry.key, line);
    const known = entries.get(entry.key);
    entries.set(
      entry.key,
      known
        ? {
            key: known.key,
            en: union(known.en, entry.en),
            fr: union(known.fr, entry.fr),
            broader: union(known.broader, entry.broader),
          }
        : entry,
    );
  }

  checkBroader(lines, new Set(entries.keys()), owners);
  checkCycles(entries, lines);
  return [...entries.values()];
}

/** Reads one text whose entries refer to no other text. `source` names it in errors. */
export function parseLexicon(text: string, source: string): LexiconEntry[] {
  return parseLexiconSources([{ name: source, text }]);
}
