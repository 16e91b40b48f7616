import type { Concept } from "./engine/concepts.ts";
import type { Condition } from "./engine/conditions.ts";
import { describesOthers, isGeneric } from "./engine/descriptors.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import type { IndexQuery } from "./engine/index-query.ts";
import { type UnderstoodQuery, understandQuery } from "./engine/query-understanding.ts";
import type { QueryUnit } from "./engine/scoring.ts";
import { type TextTerms, UnitMatcher } from "./engine/unit-matches.ts";
import type { Intent, WeightsFor } from "./engine/weights.ts";
import type { Topic } from "./trade.topics.ts";

/** Who buys cheese may buy fresh chèvre, but who buys food need not. */
const MAX_KINDS = 250;
/** What a wider word of the other side is worth beside the thing itself. */
const WIDER_WORTH = 0.6;

/** A topic as the index looks for it. */
export type TopicQuery = Pick<
  IndexQuery,
  "typed" | "understood" | "unfinished" | "marks" | "filters" | "from"
> & {
  understood: UnderstoodQuery;
  /** Whether a text of a field names the thing, or the kind of it by its own name: cheese, but not cheddar, for goat cheese. */
  isNamedBy(text: TextTerms, field: number): boolean;
};

/**
 * The query for a topic: nothing that is only of the same family, since carrots are no answer to who wants potatoes. For who sells,
 * `wider` takes in buyers of the kind: cheese for goat cheese.
 */
export function topicQuery(
  index: DocumentIndex,
  { text, concepts }: Topic,
  { intent, documents, wider }: { intent: Intent; documents: WeightsFor; wider: boolean },
): TopicQuery | undefined {
  const understood = understandQuery(index, text, { unfinished: false, literal: true, documents, intent });
  if (!understood) return undefined;
  const families = new Set(wider ? concepts.flatMap(familiesOf) : []);
  const units = understood.units.flatMap((unit): QueryUnit[] => {
    const table = unit.alternatives[0]?.table;
    const { alternatives: own } = itself(index, unit);
    const more =
      table && !unit.describes
        ? [...families].map((term) => ({ terms: [term], worth: WIDER_WORTH, table }))
        : [];
    const alternatives = [...own, ...more];
    return alternatives.length > 0 ? [{ ...unit, alternatives }] : [];
  });
  if (!units.some(({ describes }) => !describes)) return undefined;
  const exact = new UnitMatcher(understood.units.map((unit) => itself(index, unit)));
  const needed = understood.units.flatMap(({ describes }, at) => (describes ? [] : [at]));
  return {
    typed: text,
    understood: { ...understood, units },
    isNamedBy: (terms, field) => {
      const worths = exact.worths(terms, field);
      if (worths && needed.some((at) => (worths[at] as number) > 0)) return true;
      return terms.direct.some((term) => families.has(term));
    },
    unfinished: false,
    marks: [],
    filters: [],
    from: 0,
  };
}

/** A unit that only the thing itself satisfies: nothing of its family, and no word of its name, since sheep's milk cheese is no milk. */
function itself(index: DocumentIndex, unit: QueryUnit): QueryUnit {
  const own = unit.alternatives.filter(({ related }) => !related);
  const concepts = own.filter(({ terms }) => terms.every((term) => index.terms.string(term).startsWith("^")));
  return { ...unit, alternatives: concepts.length > 0 ? concepts : own };
}

function familiesOf({ above }: Concept): number[] {
  const families = above.filter(
    ({ key, kinds }) => kinds <= MAX_KINDS && !isGeneric(key) && !describesOthers(key),
  );
  return families.flatMap((family) => [family.term, ...familiesOf(family)]);
}

/** Holds a thing of the query in one of some fields. */
export function holdsIn({ units }: UnderstoodQuery, fields: number): Condition {
  const terms = units.flatMap(({ alternatives, describes }) =>
    describes ? [] : alternatives.map((alternative) => alternative.terms),
  );
  return { is: "holding", terms, fields };
}
