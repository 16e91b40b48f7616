// Whether what is found in one language is found in the other: each entry of the lexicon is asked for in English and in French.
import { lexiconEntries } from "../../packages/sdk/src/lexicon/index.ts";
import type { Demo } from "./demo.ts";
import { mean } from "./measures.ts";

/** As many as a page may have. */
const PAGE = 100;

interface Pair {
  english: string;
  french: string;
  /** Businesses that one of the two finds alone. */
  onlyEnglish: number;
  onlyFrench: number;
  both: number;
}

interface Hits {
  hits: { hits: { _source: { id: number } }[]; total: { value: number } };
}

/** Each entry's first terms. Entries that neither finds anything for say nothing. */
async function askInBothLanguages({ post }: Pick<Demo, "post">): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { en, fr } of lexiconEntries()) {
    const [english] = en;
    const [french] = fr;
    if (!english || !french) continue;
    const [inEnglish, inFrench] = [await found(post, english), await found(post, french)];
    const both = [...inEnglish].filter((id) => inFrench.has(id)).length;
    if (inEnglish.size + inFrench.size > 0)
      pairs.push({
        english,
        french,
        both,
        onlyEnglish: inEnglish.size - both,
        onlyFrench: inFrench.size - both,
      });
  }
  return pairs;
}

async function found(post: Demo["post"], keywords: string): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let from = 0; ; from += PAGE) {
    const { hits } = (await post("/search/profiles/", { keywords, size: PAGE, from })) as Hits;
    for (const { _source } of hits.hits) ids.add(_source.id);
    if (hits.hits.length < PAGE) return ids;
  }
}

/** The share of what either finds that both find. */
const overlap = ({ both, onlyEnglish, onlyFrench }: Pair) => both / (both + onlyEnglish + onlyFrench);

export async function printLanguages(demo: Demo, all: boolean): Promise<void> {
  const pairs = await askInBothLanguages(demo);
  const differing = pairs.filter((pair) => overlap(pair) < 1).sort((a, b) => overlap(a) - overlap(b));
  const share = (100 * mean(pairs.map(overlap))).toFixed(1);
  console.log(
    `\nEntries of the lexicon, asked for in both languages: ${pairs.length} find something, ${pairs.length - differing.length} the same in both; ${share} % of what either finds`,
  );
  for (const pair of all ? differing : differing.slice(0, 10))
    console.log(
      `  ${overlap(pair).toFixed(2)}  "${pair.english}" finds ${pair.onlyEnglish} more, "${pair.french}" ${pair.onlyFrench}, both ${pair.both}`,
    );
}
