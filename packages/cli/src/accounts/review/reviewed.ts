import type { Decision } from "../plan-row.ts";

/** What a person decided on a plan. */
export interface Reviewed {
  /** Decisions by line. */
  decisions: ReadonlyMap<number, Decision>;
  /** Whether the person wants to go on. */
  go: boolean;
  /** Whether the person has agreed to the number of accounts. */
  agreed: boolean;
}
