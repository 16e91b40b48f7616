import type { ReactNode } from "react";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { classes } from "../../primitives/classes.ts";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { ProfileHit, SearchState } from "../searchState.ts";
import { searchTextPath } from "../searchUrl.ts";
import { ProfileResultRow } from "./ProfileResultRow.tsx";
import { ResultsFrame } from "./ResultsFrame.tsx";
import { resultsTitle } from "./resultsTitle.ts";
import * as css from "./SearchResults.css.ts";

export interface SearchResultsProps {
  /** The pages so far, and the state of the search. */
  results: SearchState["profiles"];
  /** Called for the next page. */
  onMore: () => void;
  /** Called to try again. */
  onRetry: () => void;
  /** Puts something between the hits; by default they are one list. */
  arrange?: (list: (from: number, to?: number) => ReactNode) => ReactNode;
  /** Shown above the empty state when nothing was found. */
  alternatives?: ReactNode;
  /** Level of the heading in the page. */
  level?: 1 | 2;
  /** Replaces the button that loads more; null for nothing. */
  rest?: ReactNode;
  /** Stands between the heading and the list: `ResultsToolbar`. */
  toolbar?: ReactNode;
  /** Leads on from the end of the list. */
  onward?: ReactNode;
  /** More that one can do with a hit, beside writing to it. */
  renderActions?: (hit: ProfileHit) => ReactNode;
}

const EXAMPLE_SEARCHES = [strings.exampleCheese, strings.exampleBeef, strings.exampleProcessing];

/** The businesses that a search found, page under page. */
export function SearchResults(props: SearchResultsProps) {
  const {
    results,
    onMore,
    onRetry,
    arrange,
    alternatives,
    level = 1,
    rest,
    toolbar,
    onward,
    renderActions,
  } = props;
  const t = useTranslate();
  const { query, hits, total, status } = results;
  const below = level === 1 ? 2 : 3;
  const list = (from: number, to?: number) => (
    <ol className={classes(css.list, status === "waiting" && css.outdated)}>
      {hits.slice(from, to).map((hit, index) => (
        <li key={hit._source.id}>
          <ProfileResultRow hit={hit} eager={from + index < 3} level={below} actions={renderActions?.(hit)} />
        </li>
      ))}
    </ol>
  );
  return (
    <ResultsFrame
      results={results}
      title={resultsTitle(total, query, t)}
      level={level}
      moreLabel={t(strings.loadMoreProfiles)}
      doneLabel={t(strings.noMoreProfiles)}
      onMore={onMore}
      onRetry={onRetry}
      rest={rest}
      toolbar={toolbar}
      onward={onward}
      nothing={
        <>
          {alternatives}
          <Greeting level={below} />
        </>
      }
    >
      {arrange ? arrange(list) : list(0)}
    </ResultsFrame>
  );
}

function Greeting({ level }: { level: 2 | 3 }) {
  const t = useTranslate();
  return (
    <EmptyState
      level={level}
      title={t(strings.greeting)}
      action={
        <ul className={css.examples}>
          {EXAMPLE_SEARCHES.map((words) => t(words)).map((example) => (
            <li key={example}>
              <LinkButton variant="secondary" size="sm" to={searchTextPath(example)}>
                {example}
              </LinkButton>
            </li>
          ))}
        </ul>
      }
    />
  );
}
