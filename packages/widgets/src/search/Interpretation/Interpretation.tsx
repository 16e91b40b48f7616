import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { RenderSearchLink } from "../SearchLink/SearchLink.tsx";
import type { SearchParameters } from "../searchParameters.ts";
import type { SearchState } from "../searchState.ts";
import { correctedText } from "./correctedText.ts";
import * as css from "./Interpretation.css.ts";
import { partialMatchesSentence } from "./partialMatchesSentence.ts";

export interface InterpretationProps {
  results: SearchState["profiles" | "classifieds"];
  /** The search that the results belong to. */
  parameters: SearchParameters;
  renderLink: RenderSearchLink;
}

/** Says what was searched for in place of misspelt words, with the way to the words as they are. */
export function Interpretation({ results, parameters, renderLink }: InterpretationProps) {
  const t = useTranslate();
  const { query, interpretation, status } = results;
  const corrections = interpretation?.corrections ?? [];
  const isShown = status !== "failed" && corrections.length > 0;
  const relaxedFrom = interpretation?.relaxed_from;
  return (
    <div role="status" className={isShown ? css.root : undefined}>
      {isShown && (
        <p className={css.sentence}>
          {t.rich(strings.showingResultsFor, {
            text: correctedText(query, corrections),
            strong: (text) => <strong>{text}</strong>,
          })}{" "}
          {renderLink(
            { ...parameters, search_query: query, literal: true },
            t(strings.searchInsteadFor, { text: query }),
          )}
        </p>
      )}
      {status === "ready" && relaxedFrom !== undefined && (
        <VisuallyHidden>{partialMatchesSentence(relaxedFrom, t)}</VisuallyHidden>
      )}
    </div>
  );
}
