// What the sides found, graded.
import type { Judge } from "./grading.ts";
import { ANSWERS, type Grade, type Half, ndcg, precision, uselessShare } from "./measures.ts";
import { halfOfQuery, type JudgedQuery, type Language, type QueryClass, type Writing } from "./query.ts";
import type { Corpus, Side } from "./sides.ts";

/** One side's first ten for one query. */
export interface Judged {
  text: string;
  class: QueryClass;
  language: Language;
  writing: Writing;
  half: Half;
  /** Nothing in the data answers it: it is counted apart. */
  unanswered: boolean;
  hits: { name: string; grade: Grade }[];
  ndcg: number;
  precision: number;
  /** Undefined without hits. */
  useless: number | undefined;
}

export interface Subject {
  id: number;
  /** For a person's eyes. */
  label: string;
}

/** A query whose mark says otherwise than the data. */
export interface WrongMark {
  text: string;
  marked: boolean;
}

interface Graded<T extends Subject> {
  query: JudgedQuery<T>;
  grades: Map<number, Grade>;
  unanswered: boolean;
}

const isAnswer = (grade: Grade) => grade >= ANSWERS;

const gradeAll = <T extends Subject>(subjects: readonly T[], judge: Judge<T>) =>
  new Map(subjects.map((subject) => [subject.id, judge(subject)]));

/** Grades everything for each query, once for all sides. */
export function gradeQueries<T extends Subject>(
  queries: readonly JudgedQuery<T>[],
  subjects: readonly T[],
): Graded<T>[] {
  return queries.map((query) => {
    const grades = gradeAll(subjects, query.judge);
    return { query, grades, unanswered: ![...grades.values()].some(isAnswer) };
  });
}

export function wrongMarks<T extends Subject>(graded: readonly Graded<T>[]): WrongMark[] {
  return graded
    .filter(({ query, unanswered }) => query.unanswered !== unanswered)
    .map(({ query }) => ({ text: query.text, marked: query.unanswered }));
}

export async function judge<T extends Subject>(
  side: Side,
  corpus: Corpus,
  graded: readonly Graded<T>[],
  subjects: readonly T[],
): Promise<Judged[]> {
  const labels = new Map(subjects.map(({ id, label }) => [id, label]));
  const judged: Judged[] = [];
  for (const { query, grades, unanswered } of graded) {
    const ids = await side.search(corpus, query.text, query.language);
    const hits = ids.map((id) => ({
      name: labels.get(id) ?? `${id}`,
      grade: grades.get(id) ?? (0 as Grade),
    }));
    const found = hits.map(({ grade }) => grade);
    const possible = [...grades.values()];
    judged.push({
      text: query.text,
      class: query.class,
      language: query.language,
      writing: query.writing,
      half: halfOfQuery(query),
      unanswered,
      hits,
      ndcg: ndcg(found, possible),
      precision: precision(found, possible),
      useless: uselessShare(found),
    });
  }
  return judged;
}
