import { useEffect } from "react";
import { SearchResults } from "../SearchResults/SearchResults.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { useSearch } from "../useSearch.ts";
import * as css from "./SearchEmbed.css.ts";

export interface InlineResultsProps {
  text: string;
  network?: string | undefined;
  near?: string | undefined;
}

/** The businesses found for a text, below the box that it was typed into. */
export function InlineResults({ text, network, near = "" }: InlineResultsProps) {
  const parameters = { ...NO_PARAMETERS, search_query: text, near };
  const [state, dispatch] = useSearch({ parameters, network, kinds: ONLY_PROFILES });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text and the place are all that changes
  useEffect(() => {
    const { search_query, near: from } = state.parameters;
    if (search_query !== text || from !== near) dispatch({ type: "arrived", parameters });
  }, [text, near]);
  return (
    <div className={css.results}>
      <SearchResults
        results={state.profiles}
        level={2}
        onMore={() => dispatch({ type: "moreAsked", kind: "profiles" })}
        onRetry={() => dispatch({ type: "retried" })}
      />
    </div>
  );
}

const ONLY_PROFILES = ["profiles"] as const;
