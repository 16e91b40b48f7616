import type { ReactNode } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import type { SearchState } from "../searchState.ts";
import * as css from "./Interpretation.css.ts";
import { partialMatchesSentence } from "./partialMatchesSentence.ts";

export interface PartialMatchesProps {
  results: SearchState["profiles" | "classifieds"];
  /** The list of the hits from one index to before another. */
  list: (from: number, to?: number) => ReactNode;
}

/** A list of hits, with a line where those begin that match a part of the words only. */
export function PartialMatches({ results: { hits, interpretation }, list }: PartialMatchesProps) {
  const t = useTranslate();
  const complete = interpretation?.relaxed_from ?? hits.length;
  if (complete >= hits.length) return list(0);
  return (
    <>
      {complete > 0 && list(0, complete)}
      <p className={css.partial}>{partialMatchesSentence(complete, t)}</p>
      {list(complete)}
    </>
  );
}
