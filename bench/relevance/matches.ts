// How good the matches of classifieds are: precision of the first five, businesses and ads of the other side alike.
import type {
  ClassifiedSource,
  ProfileSource,
} from "../../packages/server/src/modules/search/indexed-document.ts";
import type { Demo } from "./demo.ts";
import { ANSWERS, type Grade, type Half, halfOf, mean } from "./measures.ts";
import { board } from "./queries/board.ts";
import { type JudgedPair, judgedPairs } from "./queries/matches.ts";

/** As many as a page shows. */
const DEPTH = 5;

interface JudgedMatches {
  pair: JudgedPair;
  half: Half;
  members: Shown;
  ads: Shown;
  shown: string[];
}

interface Shown {
  /** The share of good ones among the first five, or among as many as are shown; undefined where nothing is. */
  precision: number | undefined;
  /** The share of the good ones that are shown, of as many as could be; undefined where nothing is good. */
  recall: number | undefined;
  /** Nothing is shown, although something would be good. */
  isMissed: boolean;
}

function shownOf(grades: readonly Grade[], all: readonly Grade[]): Shown {
  const hits = grades.slice(0, DEPTH);
  const isGood = (grade: Grade) => grade >= ANSWERS;
  const good = hits.filter(isGood).length;
  const possible = Math.min(DEPTH, all.filter(isGood).length);
  return {
    precision: hits.length === 0 ? undefined : good / hits.length,
    recall: possible === 0 ? undefined : good / possible,
    isMissed: hits.length === 0 && possible > 0,
  };
}

async function judgePair(
  demo: Demo,
  classifieds: readonly ClassifiedSource[],
  pair: JudgedPair,
): Promise<JudgedMatches> {
  const matches = await demo.match({
    accountId: 0,
    looking_for: pair.wanted,
    title: pair.text,
    description: "",
  });
  const businesses = new Map(demo.profiles.map((one): [number, ProfileSource] => [one.id, one]));
  const ads = new Map(classifieds.map((one): [number, ClassifiedSource] => [one.id, one]));
  const members = matches.members.map(({ account }) => businesses.get(account.id));
  const found = matches.classifieds.map(({ classified }) => ads.get(classified.id));
  return {
    pair,
    half: halfOf(pair.text),
    members: shownOf(
      members.map((one) => (one ? pair.business(one) : 0)),
      demo.profiles.map((one) => pair.business(one)),
    ),
    ads: shownOf(
      found.map((one) => (one ? pair.ad(one) : 0)),
      classifieds.map((one) => pair.ad(one)),
    ),
    shown: [
      ...members.map((one) => `${one ? pair.business(one) : "?"} ${one?.business_name}`),
      ...found.map((one) => `${one ? pair.ad(one) : "?"} ${one?.title}`),
    ],
  };
}

/** Prints precision and recall at 5 of each half and language; with `misses` the worst pairs of the tune half. Pins up the board. */
export async function printMatches(demo: Demo, misses: boolean): Promise<void> {
  const classifieds = [...demo.classifieds, ...(await demo.pinUp(board))];
  const judged: JudgedMatches[] = [];
  for (const pair of judgedPairs) judged.push(await judgePair(demo, classifieds, pair));
  console.log(
    `\n${"Matches of classifieds, P@5 and R@5".padEnd(36)}${"pairs".padStart(6)}  members  classifieds`,
  );
  const figure = (shown: Shown[]) => {
    const known = shown.flatMap(({ precision }) => precision ?? []);
    const recalls = shown.flatMap(({ recall }) => recall ?? []);
    const missed = shown.filter(({ isMissed }) => isMissed).length;
    const figureOf = (shares: number[]) => (shares.length === 0 ? "–" : mean(shares).toFixed(3));
    return `${figureOf(known)} ${figureOf(recalls)} (${known.length} shown, ${missed} missed)`;
  };
  for (const half of ["tune", "held-out"] as const)
    for (const language of [undefined, "en", "fr"] as const) {
      const own = judged.filter(
        (one) => one.half === half && (language === undefined || one.pair.language === language),
      );
      console.log(
        `${`${half}: ${language ?? "all"}`.padEnd(36)}${String(own.length).padStart(6)}  ${figure(own.map(({ members }) => members))}  ${figure(own.map(({ ads }) => ads))}`,
      );
    }
  if (!misses) return;
  const isWell = ({ precision = 1, isMissed }: Shown) => precision >= 0.8 && !isMissed;
  const said = ({ precision }: Shown) => precision?.toFixed(2) ?? "nothing shown";
  for (const { pair, half, members, ads, shown } of judged) {
    if (half !== "tune" || (isWell(members) && isWell(ads))) continue;
    console.log(`\n${pair.text}: members ${said(members)}, classifieds ${said(ads)}`);
    for (const one of shown) console.log(`  ${one}`);
  }
}
