// From judged queries to the figures that are printed.
import type { Estimate } from "../lib/statistics.ts";
import type { Judged } from "./judged.ts";
import { bootstrap } from "./measures.ts";

export interface Figures {
  /** Queries that have an answer; the figures are of these. */
  queries: number;
  ndcg: Estimate;
  precision: Estimate;
  /** The share of queries without any hit. */
  withoutHits: Estimate;
  /** Of the hits shown for a query, the share of useless ones; undefined when no query has hits. */
  useless: Estimate | undefined;
  /** Queries that nothing answers, and how many of these are answered with hits all the same. */
  unanswered: { queries: number; withHits: number };
}

/** Undefined when no query has an answer. */
export function figuresOf(judged: readonly Judged[]): Figures | undefined {
  const answerable = judged.filter(({ unanswered }) => !unanswered);
  const others = judged.filter(({ unanswered }) => unanswered);
  if (answerable.length === 0) return undefined;
  const useless = answerable.flatMap((one) => one.useless ?? []);
  return {
    queries: answerable.length,
    ndcg: bootstrap(answerable.map((one) => one.ndcg)),
    precision: bootstrap(answerable.map((one) => one.precision)),
    withoutHits: bootstrap(answerable.map(({ hits }) => (hits.length === 0 ? 1 : 0))),
    useless: useless.length > 0 ? bootstrap(useless) : undefined,
    unanswered: { queries: others.length, withHits: others.filter(({ hits }) => hits.length > 0).length },
  };
}

const fraction = ({ value, low, high }: Estimate) =>
  `${value.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
const percent = (part: Estimate | undefined) =>
  part
    ? `${(100 * part.value).toFixed(0)} % [${(100 * part.low).toFixed(0)}–${(100 * part.high).toFixed(0)}]`
    : "–";

const COLUMNS = ["n", "nDCG@10", "P@10", "without hits", "grade 0"];
const WIDTHS = [5, 18, 18, 16, 16];

export function heading(title: string, width: number): string {
  return `${title.padEnd(width)}${COLUMNS.map((column, at) => column.padStart(WIDTHS[at] as number)).join("")}`;
}

export function line(name: string, width: number, figures: Figures | undefined): string {
  const cells = figures
    ? [
        `${figures.queries}`,
        fraction(figures.ndcg),
        fraction(figures.precision),
        percent(figures.withoutHits),
        percent(figures.useless),
      ]
    : ["0"];
  return `${name.padEnd(width)}${cells.map((cell, at) => cell.padStart(WIDTHS[at] as number)).join("")}`;
}
