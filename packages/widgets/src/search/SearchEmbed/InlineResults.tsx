import { type ReactNode, useEffect, useRef, useState } from "react";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { classes } from "../../primitives/classes.ts";
import { isExcerpt } from "../../primitives/ListMeasure/listMeasure.ts";
import { usePrefetchedAnswer } from "../../provider/host.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { Interpretation } from "../Interpretation/Interpretation.tsx";
import { PartialMatches } from "../Interpretation/PartialMatches.tsx";
import { QueryParts } from "../Interpretation/QueryParts.tsx";
import { UnknownPlace } from "../Interpretation/UnknownPlace.tsx";
import { Alternatives } from "../NothingFound/Alternatives.tsx";
import { runSearch } from "../runSearch.ts";
import { SearchResults } from "../SearchResults/SearchResults.tsx";
import { NO_PARAMETERS, type SearchParameters } from "../searchParameters.ts";
import type { SearchResponses } from "../searchState.ts";
import { searchPath } from "../searchUrl.ts";
import { useSearch } from "../useSearch.ts";
import * as shapes from "./InlineResults.css.ts";
import { ResultsExcerpt } from "./ResultsExcerpt.tsx";
import { type InlineResultsProps, resultsPart } from "./resultsPart.ts";
import * as css from "./SearchEmbed.css.ts";

/** The businesses found for a text, below the box that it was typed into. */
export function InlineResults(props: InlineResultsProps) {
  const {
    text,
    network,
    type,
    near,
    sort = "best",
    onSearch,
    limit,
    columns,
    layout = "fit",
    more = limit ? "link" : "button",
  } = props;
  const t = useTranslate();
  // Of the first results that came, as many as wished, until more are asked for.
  const [most, setMost] = useState(limit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins again
  useEffect(() => setMost(limit), [limit, text]);
  const parameters = { ...NO_PARAMETERS, search_query: text, profile_type: type, near, sort };
  const profiles = usePrefetchedAnswer<SearchResponses["profiles"]>((client) =>
    runSearch(client, "profiles", parameters, { network }),
  );
  const answers = profiles && { profiles };
  const [state, dispatch] = useSearch({ parameters, answers, network, resultTypes: ONLY_PROFILES });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text, the type, the place and the order are all that changes
  useEffect(() => {
    const { search_query, profile_type, near: from, sort: order } = state.parameters;
    if (search_query !== text || profile_type !== type || from !== near || order !== sort) {
      dispatch({ type: "arrived", parameters });
    }
  }, [text, type, near, sort]);
  const frame = useRef<HTMLDivElement>(null);
  const { hits } = state.profiles;
  const results = { ...state.profiles, hits: hits.slice(0, most) };
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
  if (limit && isExcerpt({ limit, more }))
    return (
      <div ref={frame} tabIndex={-1} className={css.excerpt}>
        <ResultsExcerpt
          results={state.profiles}
          {...{ limit, columns, ...shown }}
          layout={props.layout}
          link={more === "link"}
          onRetry={() => dispatch({ type: "retried" })}
        />
      </div>
    );
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={classes(
        css.results,
        shapes.shape[layout],
        columns !== undefined && shapes.columns[columns as 1],
      )}
    >
      <UnknownPlace results={results} />
      <Interpretation results={results} {...shown} />
      <QueryParts
        results={results}
        parameters={state.parameters}
        onNoneLeft={() => frame.current?.focus({ preventScroll: true })}
        onRemove={onSearch}
      />
      <SearchResults
        results={results}
        level={2}
        arrange={(list) => <PartialMatches results={results} list={list} />}
        alternatives={<Alternatives {...shown} alternatives={results.alternatives ?? []} />}
        onMore={() => {
          if (results.hits.length < hits.length) setMost(undefined);
          else dispatch({ type: "moreAsked", resultType: "profiles" });
        }}
        rest={
          more === "button"
            ? undefined
            : more === "link" && <AllResults to={searchPath(state.parameters)} t={t} />
        }
        onRetry={() => dispatch({ type: "retried" })}
      />
    </div>
  );
}

function AllResults({ to, t }: { to: string; t: WidgetTranslate }) {
  return (
    <p className={shapes.all}>
      <LinkButton to={to} variant="secondary" size="sm">
        {t(strings.allResults)}
      </LinkButton>
    </p>
  );
}

const ONLY_PROFILES = ["profiles"] as const;

resultsPart.Results = InlineResults;
