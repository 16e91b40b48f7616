// How good the answers of search are: judged queries over the demo network, beside naive PostgreSQL and MiniSearch.
//   --only=<class>   only the queries of that class, such as --only=synonyms; --only=suggestions, --only=matches and --only=languages
//                    measure those alone,
//                    --only=second-writing and so on to sixth-writing what was written later
//   --tune           only queries of the tune half, while search is tuned
//   --misses         the worst queries of the tune half, with our first five and their grades
//   --json           one JSON document instead of the tables
//   OPENSEARCH_URL   judges our search in OpenSearch as well, which gives the same figures
//   --log=<file>     only what that search log holds and no query judges

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CLUSTER } from "../lib/cluster.ts";
import { openDemo } from "./demo.ts";
import { type Figures, figuresOf, heading, line } from "./figures.ts";
import { gradeQueries, type Judged, judge, type Subject, type WrongMark, wrongMarks } from "./judged.ts";
import { printLanguages } from "./languages.ts";
import { printEntries } from "./logged.ts";
import { printMatches } from "./matches.ts";
import type { Half } from "./measures.ts";
import { inOpenSearch } from "./opensearch.ts";
import { classifiedQueries } from "./queries/classifieds.ts";
import { profileQueries } from "./queries/profiles.ts";
import { suggestionCases } from "./queries/suggestions.ts";
import { CLASSES, halfOfQuery, type JudgedQuery, LANGUAGES, type Language, WRITINGS } from "./query.ts";
import { type Corpus, miniSearch, naivePostgres, ours, type Side } from "./sides.ts";
import { measureSuggestions, type SuggestionFigures } from "./suggestions.ts";

const HALVES: readonly Half[] = ["tune", "held-out"];
const WORST = 40;

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    misses: { type: "boolean", default: false },
    tune: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    log: { type: "string" },
  },
});
const writingOf = (name: string) => WRITINGS.find((writing) => name === `${writing}-writing`);
const PARTS: readonly string[] = [
  ...CLASSES,
  ...WRITINGS.map((writing) => `${writing}-writing`),
  "suggestions",
  "matches",
  "languages",
];
if (options.only !== undefined && !PARTS.includes(options.only)) {
  console.error(`There is no class named ${options.only}. There are: ${PARTS.join(", ")}.`);
  process.exit(2);
}

interface Outcome {
  corpus: Corpus;
  wrong: WrongMark[];
  bySide: Map<string, Judged[]>;
}

async function judgeCorpus<T extends Subject>(
  corpus: Corpus,
  queries: readonly JudgedQuery<T>[],
  subjects: readonly T[],
  sides: readonly Side[],
): Promise<Outcome> {
  const { only } = options;
  const chosen = queries.filter(
    (query) =>
      (only === undefined || (writingOf(only) ? query.writing === writingOf(only) : query.class === only)) &&
      (!options.tune || halfOfQuery(query) === "tune"),
  );
  const graded = gradeQueries(chosen, subjects);
  const bySide = new Map<string, Judged[]>();
  for (const side of sides) bySide.set(side.name, await judge(side, corpus, graded, subjects));
  return { corpus, wrong: wrongMarks(graded), bySide };
}

/** The parts of which figures are given: everything, each language, each class. */
function parts(judged: readonly Judged[]): [name: string, judged: Judged[]][] {
  const part = (name: string, own: Judged[]): [string, Judged[]] => [name, own];
  const of = (language: Language) => judged.filter((one) => one.language === language);
  return [
    part("all", [...judged]),
    part("English", of("en")),
    part("French", of("fr")),
    ...WRITINGS.map((writing) =>
      part(
        `${writing} writing`,
        judged.filter((one) => one.writing === writing),
      ),
    ),
    ...CLASSES.flatMap((name) =>
      LANGUAGES.map((language) =>
        part(
          `${name} (${language})`,
          of(language).filter((one) => one.class === name),
        ),
      ),
    ),
  ].filter(([, own]) => own.length > 0);
}

function printTables({ corpus, bySide, wrong }: Outcome): void {
  for (const half of options.tune ? HALVES.filter((half) => half === "tune") : HALVES) {
    const width = 32;
    console.log(`\n${heading(`${corpus}, ${half} half`, width)}`);
    for (const [side, judged] of bySide) {
      const own = judged.filter((one) => one.half === half);
      const shown = side === "ours" ? parts(own) : parts(own).slice(0, 5);
      for (const [name, part] of shown) console.log(line(`${side}: ${name}`, width, figuresOf(part)));
      const unanswered = figuresOf(own)?.unanswered;
      if (unanswered && unanswered.queries > 0)
        console.log(
          `${`${side}: without an answer`.padEnd(width)}${`${unanswered.queries}`.padStart(5)}   ${unanswered.withHits} shown hits all the same`,
        );
    }
  }
  printWrongMarks(wrong);
}

/** A changed demo network may answer what nothing answered before, or the other way round. */
function printWrongMarks(wrong: readonly WrongMark[]): void {
  for (const { text, marked } of wrong)
    console.error(
      marked
        ? `"${text}" is marked as unanswered, but has an answer: take the mark away.`
        : `"${text}" is without an answer: change the query, or mark it as unanswered.`,
    );
  if (wrong.length > 0) process.exitCode = 1;
}

/** Only of the half that may be looked at. */
function printMisses({ corpus, bySide }: Outcome): void {
  const worst = (bySide.get("ours") ?? [])
    .filter(({ half, unanswered }) => half === "tune" && !unanswered)
    .sort((a, b) => a.ndcg - b.ndcg)
    .slice(0, WORST);
  console.log(`\nThe worst of ${corpus}, tune half`);
  for (const { text, class: name, language, ndcg, hits } of worst) {
    console.log(`  ${ndcg.toFixed(2)}  "${text}" (${name}, ${language})`);
    for (const hit of hits.slice(0, 5)) console.log(`          ${hit.grade}  ${hit.name}`);
    if (hits.length === 0) console.log("          no hits");
  }
}

function printSuggestions(figures: readonly SuggestionFigures[]): void {
  console.log("\nWanted things among the first five suggestions after six letters");
  for (const { side, half, language, cases, found, suggested, empty, twice } of figures) {
    const name = `${side}, ${half} half, ${language === "en" ? "English" : "French"}`;
    console.log(
      `  ${name.padEnd(36)}${`${found}`.padStart(4)} of ${`${cases}`.padEnd(4)} of ${suggested} terms, ${empty} find nothing and ${twice} are forms of another`,
    );
  }
}

function asJson(outcomes: readonly Outcome[], suggestions: readonly SuggestionFigures[]): string {
  const figures = (judged: readonly Judged[]): Record<string, Figures | undefined> =>
    Object.fromEntries(parts(judged).map(([name, part]) => [name, figuresOf(part)]));
  const corpora = outcomes.map(({ corpus, bySide, wrong }) => [
    corpus,
    {
      ...Object.fromEntries(
        HALVES.map((half) => [
          half,
          Object.fromEntries(
            [...bySide].map(([side, judged]) => [side, figures(judged.filter((one) => one.half === half))]),
          ),
        ]),
      ),
      wrong_marks: wrong,
    },
  ]);
  return JSON.stringify({ ...Object.fromEntries(corpora), suggestions }, null, 2);
}

async function measureRelevance(): Promise<void> {
  const demo = await openDemo();
  try {
    if (options.only === "languages") {
      await printLanguages(demo, options.misses);
      return;
    }
    if (options.only === "matches") {
      if (!options.json) await printMatches(demo, options.misses);
      return;
    }
    const inCluster = CLUSTER ? await inOpenSearch(demo) : undefined;
    const sides = [
      ours(demo),
      ...(inCluster ? [inCluster] : []),
      await naivePostgres(demo),
      miniSearch(demo),
    ];
    const outcomes = [
      await judgeCorpus(
        "profiles",
        profileQueries,
        demo.profiles.map((profile) => ({
          ...profile,
          label: `${profile.business_name}, ${profile.city ?? ""}`,
        })),
        sides,
      ),
      await judgeCorpus(
        "classifieds",
        classifiedQueries,
        demo.classifieds.map((ad) => ({
          ...ad,
          label: `${ad.looking_for ? "wanted" : "for sale"}: ${ad.title}`,
        })),
        sides,
      ),
    ];
    const isSuggesting = options.only === undefined || options.only === "suggestions";
    const suggestions = isSuggesting ? await measureSuggestions(sides, suggestionCases) : [];
    await inCluster?.close();
    if (options.json) {
      console.log(asJson(outcomes, suggestions));
      for (const { wrong } of outcomes) printWrongMarks(wrong);
    } else {
      for (const outcome of outcomes) printTables(outcome);
      printSuggestions(suggestions);
      if (options.misses) {
        for (const outcome of outcomes) printMisses(outcome);
        for (const { side, missed, faults } of suggestions) {
          if (side !== "ours") continue;
          for (const miss of missed) console.log(`  not suggested: ${miss}`);
          for (const fault of faults) console.log(`  suggested, but ${fault}`);
        }
      }
      // Last, since the board would be found by the searches.
      if (options.only === undefined) await printMatches(demo, options.misses);
    }
  } finally {
    await demo.close();
  }
}

if (options.log === undefined) await measureRelevance();
else
  printEntries(resolve(process.env.INIT_CWD ?? "", options.log), {
    profiles: profileQueries,
    classifieds: classifiedQueries,
  });
