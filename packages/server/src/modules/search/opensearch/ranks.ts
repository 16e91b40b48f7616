import { FAR_WORTH, NEIGHBOUR_WORTH, NEIGHBOURHOOD } from "../engine/geo-circles.ts";
import { MAX_RANK, PARTIAL_RANK } from "../engine/ordering.ts";
import { APART, leastScore } from "../engine/scoring.ts";
import type { Suitability } from "../engine/suitability.ts";
import { allOf, type Clause, circle, EVERYTHING, leavesOf, someOf } from "./conditions.ts";
import type { UnitClauses } from "./scoring.ts";

/** The documents of one rank, found without a score. */
export interface RankClause {
  rank: number;
  query: Clause;
}

export interface RankedDocuments {
  units: UnitClauses;
  /** Holds everything that is looked for, where it is looked for. */
  complete: Clause;
  /** Whether partial matches are taken in. */
  relaxed: boolean;
  named: Clause | undefined;
  inName: Clause | undefined;
  suitability: Suitability | undefined;
  /** A condition as a clause. */
  conditionOf(condition: NonNullable<Suitability["rather"]>["condition"]): Clause;
}

/** One of the things that a score is made of: what a document is worth at least that meets a clause, the most first. */
type Levels = readonly Level[];
interface Level {
  worth: number;
  /** Undefined where every document is worth that. */
  clause: Clause | undefined;
}

/** A level of each thing, by number, and whether what is found together counts as apart. */
interface Choice {
  levels: readonly number[];
  rank: number;
  isTogether: boolean;
  isComplete: boolean;
}

const BANDS = PARTIAL_RANK - 1;
/** With more ways to be worth something than this, and more clauses, a score is worked out instead. */
const MAX_CHOICES = 4000;
const MAX_LEAVES = 900;

/**
 * The documents that `RANK` gives each rank, as clauses, the best first. Where they are put in order as the index has them, the first
 * ones of a rank are found without reading the others. Undefined where it takes too many clauses.
 */
export function ranksOf(found: RankedDocuments): RankClause[] | undefined {
  const { units, complete, named, inName } = found;
  const things = [...units.units.map((unit) => withNothing(units.levels(unit))), ...suits(found)];
  if (things.reduce((product, levels) => product * levels.length, 1) > MAX_CHOICES) return undefined;
  const apart = units.apart();
  const choices = choicesOf(found, things, apart !== undefined);
  const clausesOf = (some: readonly Choice[]) =>
    splitByCompleteness(some).map((own) =>
      someOf(own.map((choice) => choiceClause(choice, things, { complete, apart }))),
    );
  const clauses: RankClause[] = named ? [{ rank: 0, query: named }] : [];
  const byRank = Map.groupBy(choices, ({ rank }) => rank);
  let before: Choice[] = [];
  for (let rank = 1; rank <= MAX_RANK; rank++) {
    const choicesHere = weakest(byRank.get(rank) ?? []);
    const own = [...clausesOf(choicesHere), ...(rank === 1 && inName ? [inName] : [])];
    if (own.length === 0) continue;
    const above = [named, rank > 1 ? inName : undefined].filter((clause) => clause !== undefined);
    const query = { bool: { filter: [someOf(own)], must_not: [...above, ...clausesOf(before)] } };
    clauses.push({ rank, query });
    before = weakest([...before, ...choicesHere]);
  }
  return clauses.some(({ query }) => leavesOf(query) > MAX_LEAVES) ? undefined : clauses;
}

const withNothing = (levels: Levels): Levels => [...levels, { worth: 0, clause: undefined }];

/** How well a document suits what was asked beside the things. */
function suits({ suitability, conditionOf }: RankedDocuments): Levels[] {
  const { near, rather } = suitability ?? {};
  const around = (kilometres: number) =>
    someOf((near?.places ?? []).map((place) => circle(place, kilometres)));
  return [
    ...(near
      ? [
          [
            { worth: 1, clause: around(near.kilometres) },
            { worth: NEIGHBOUR_WORTH, clause: around(near.kilometres * NEIGHBOURHOOD) },
            { worth: FAR_WORTH, clause: undefined },
          ],
        ]
      : []),
    ...(rather
      ? [
          [
            { worth: 1, clause: conditionOf(rather.condition) },
            { worth: rather.otherwise, clause: undefined },
          ],
        ]
      : []),
  ];
}

/** Every way to be worth something, with the rank that it has. */
function choicesOf(
  { units: { units, required }, relaxed }: RankedDocuments,
  things: readonly Levels[],
  mayBeApart: boolean,
): Choice[] {
  const least = leastScore(units);
  const onlyDescribed = units.every(({ describes }) => describes);
  const choices: Choice[] = [];
  const bandOf = (score: number) => Math.min(BANDS - 1, Math.floor((1 - score) * BANDS + 0.001));
  const completeRank = (score: number) => Math.max(0, 1 + bandOf(score));
  const add = (levels: readonly number[]) => {
    const worthOf = (at: number) => (things[at] as Levels)[levels[at] as number]?.worth ?? 0;
    const total = units.reduce((sum, { weight }, at) => sum + weight * worthOf(at), 0);
    const worth = things
      .slice(units.length)
      .reduce((product, _, at) => product * worthOf(units.length + at), 1);
    if (units.every((unit, at) => worthOf(at) > 0 || !required.includes(unit))) {
      choices.push({ levels, rank: completeRank(total * worth), isTogether: mayBeApart, isComplete: true });
      if (mayBeApart)
        choices.push({
          levels,
          rank: completeRank(total * APART * worth),
          isTogether: false,
          isComplete: true,
        });
    }
    const isTouched = units.some(({ describes }, at) => worthOf(at) > 0 && (!describes || onlyDescribed));
    if (relaxed && isTouched && total >= least - 0.000001) {
      const rank = Math.min(MAX_RANK, PARTIAL_RANK + Math.max(0, bandOf(total * worth)));
      choices.push({ levels, rank, isTogether: false, isComplete: false });
    }
  };
  const grow = (levels: readonly number[]) => {
    const thing = things[levels.length];
    if (thing)
      thing.forEach((_, level) => {
        grow([...levels, level]);
      });
    else add(levels);
  };
  grow([]);
  return choices;
}

const splitByCompleteness = (choices: readonly Choice[]) =>
  [true, false]
    .map((isComplete) => choices.filter((choice) => choice.isComplete === isComplete))
    .filter((some) => some.length > 0);

/** Those that the others imply: whoever meets one of the others meets one of these. */
function weakest(choices: readonly Choice[]): Choice[] {
  const isImplied = (one: Choice, by: Choice) =>
    by.isComplete === one.isComplete &&
    (by.isTogether || !one.isTogether) &&
    by.levels.every((level, at) => level <= (one.levels[at] as number));
  const weak: Choice[] = [];
  for (const choice of choices) {
    if (weak.some((other) => isImplied(other, choice))) continue;
    weak.splice(0, weak.length, ...weak.filter((other) => !isImplied(choice, other)), choice);
  }
  return weak;
}

function choiceClause(
  { levels, isTogether, isComplete }: Choice,
  things: readonly Levels[],
  { complete, apart }: { complete: Clause; apart: Clause | undefined },
): Clause {
  const own = levels.map((level, at) => things[at]?.[level]?.clause).filter((clause) => clause !== undefined);
  const filter = isComplete ? [complete, ...own] : own;
  return isTogether && apart
    ? { bool: { filter, must_not: [apart] } }
    : allOf(filter.length > 0 ? filter : [EVERYTHING]);
}
