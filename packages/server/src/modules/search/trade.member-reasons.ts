import type { Schema } from "@foodshed/sdk";
import type { DocumentIndex } from "./engine/document-index.ts";
import { termsOf } from "./engine/unit-matches.ts";
import { FIELD_OF } from "./search.facts.ts";
import { withKeys } from "./search.keys.ts";
import { withTranslations } from "./search.presenter.ts";
import { ReasonFinder } from "./search.reasons.ts";
import type { StoredProfileHit } from "./stored-hit.ts";
import type { Trade } from "./trade.ts";
import type { TopicQuery } from "./trade.units.ts";

type SearchReason = Schema<"SearchReason">;
type ReasonKind = Schema<"SearchReasonKind">;

/** What a business says of itself that makes it the other side of a wanted ad, and of one for sale. */
const SUPPLIES: readonly ReasonKind[] = ["sells", "makes", "offers_service", "processes"];
const DEMANDS: readonly ReasonKind[] = ["buys", "needs_service"];

/** Says why businesses meet a classified: "sells carrots". */
export class MemberReasons {
  readonly #index: DocumentIndex;
  readonly #kinds: readonly ReasonKind[];
  readonly #topics: readonly { query: TopicQuery; finder: ReasonFinder }[];

  constructor(
    index: DocumentIndex,
    { looking_for }: Pick<Trade, "looking_for">,
    queries: readonly TopicQuery[],
  ) {
    this.#index = index;
    this.#kinds = looking_for ? SUPPLIES : DEMANDS;
    this.#topics = queries.map((query) => ({
      query,
      finder: new ReasonFinder(index, {
        query: query.understood,
        keywords: query.typed,
        place: undefined,
        chosen: new Map(),
      }),
    }));
  }

  /** Undefined where nothing that it says of itself is a reason. `topics` are those to say it of, by their places. */
  of(
    hit: StoredProfileHit,
    topics: readonly number[] = this.#topics.map((_, at) => at),
  ): SearchReason | undefined {
    const reasons = topics.flatMap((at) => {
      const topic = this.#topics[at];
      const isOf = ({ kind, text }: SearchReason) =>
        this.#kinds.includes(kind) &&
        text !== undefined &&
        kind in FIELD_OF &&
        topic?.query.isNamedBy(termsOf(this.#index, text), FIELD_OF[kind as keyof typeof FIELD_OF]);
      return (topic?.finder.ofProfile(hit, null) ?? []).filter(isOf);
    });
    return withKeys(withTranslations(reasons.slice(0, 1), hit.product_translations))?.[0];
  }
}
