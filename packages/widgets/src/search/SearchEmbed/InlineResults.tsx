import type { ProfileType } from "@foodshed/sdk/vocabulary";
import { type ReactNode, useEffect, useRef } from "react";
import { useAnswerAhead } from "../../provider/host.tsx";
import { Interpretation } from "../Interpretation/Interpretation.tsx";
import { PartialMatches } from "../Interpretation/PartialMatches.tsx";
import { Alternatives } from "../NothingFound/Alternatives.tsx";
import { runSearch } from "../runSearch.ts";
import { SearchResults } from "../SearchResults/SearchResults.tsx";
import { NO_PARAMETERS, type SearchParameters } from "../searchParameters.ts";
import type { SearchResponses } from "../searchState.ts";
import { useSearch } from "../useSearch.ts";
import { resultsPart } from "./resultsPart.ts";
import * as css from "./SearchEmbed.css.ts";

export interface InlineResultsProps {
  text: string;
  network?: string | undefined;
  type: ProfileType;
  near: string;
}

/** The businesses found for a text, below the box that it was typed into. */
export function InlineResults({ text, network, type, near }: InlineResultsProps) {
  const parameters = { ...NO_PARAMETERS, search_query: text, profile_type: type, near };
  const profiles = useAnswerAhead<SearchResponses["profiles"]>((client) =>
    runSearch(client, "profiles", parameters, { network }),
  );
  const answers = profiles && { profiles };
  const [state, dispatch] = useSearch({ parameters, answers, network, resultTypes: ONLY_PROFILES });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text, the type and the place are all that changes
  useEffect(() => {
    const { search_query, profile_type, near: from } = state.parameters;
    if (search_query !== text || profile_type !== type || from !== near) {
      dispatch({ type: "arrived", parameters });
    }
  }, [text, type, near]);
  const frame = useRef<HTMLDivElement>(null);
  const results = state.profiles;
  const searchFor = (next: SearchParameters) => {
    dispatch({ type: "arrived", parameters: next });
    // The button that was pressed goes with the results that it belongs to.
    frame.current?.focus({ preventScroll: true });
  };
  const shown = {
    parameters: state.parameters,
    renderLink: (next: SearchParameters, text: ReactNode) => (
      <button type="button" className={css.searchButton} onClick={() => searchFor(next)}>
        {text}
      </button>
    ),
  };
  return (
    <div ref={frame} tabIndex={-1} className={css.results}>
      <Interpretation results={results} {...shown} />
      <SearchResults
        results={results}
        level={2}
        arrange={(list) => <PartialMatches results={results} list={list} />}
        alternatives={<Alternatives {...shown} alternatives={results.alternatives ?? []} />}
        onMore={() => dispatch({ type: "moreAsked", resultType: "profiles" })}
        onRetry={() => dispatch({ type: "retried" })}
      />
    </div>
  );
}

const ONLY_PROFILES = ["profiles"] as const;

resultsPart.Results = InlineResults;
