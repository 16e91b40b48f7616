import type { ProfileType } from "@foodshed/sdk/vocabulary";
import { useEffect } from "react";
import { SearchResults } from "../SearchResults/SearchResults.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { useSearch } from "../useSearch.ts";
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
  const [state, dispatch] = useSearch({ parameters, network, resultTypes: ONLY_PROFILES });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text, the type and the place are all that changes
  useEffect(() => {
    const { search_query, profile_type, near: from } = state.parameters;
    if (search_query !== text || profile_type !== type || from !== near) {
      dispatch({ type: "arrived", parameters });
    }
  }, [text, type, near]);
  return (
    <div className={css.results}>
      <SearchResults
        results={state.profiles}
        level={2}
        onMore={() => dispatch({ type: "moreAsked", resultType: "profiles" })}
        onRetry={() => dispatch({ type: "retried" })}
      />
    </div>
  );
}

const ONLY_PROFILES = ["profiles"] as const;
