import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { classes } from "../../primitives/classes.ts";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LoadMore } from "../../primitives/LoadMore/LoadMore.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { SearchState } from "../searchState.ts";
import { searchTextPath } from "../searchUrl.ts";
import { ProfileResultRow } from "./ProfileResultRow.tsx";
import { ResultSkeletons } from "./ResultSkeletons.tsx";
import { resultsTitle } from "./resultsTitle.ts";
import { SearchFailure } from "./SearchFailure.tsx";
import * as css from "./SearchResults.css.ts";

export interface SearchResultsProps {
  results: SearchState["profiles"];
  onMore: () => void;
  onRetry: () => void;
  /** Level of the heading in the page. */
  level?: 1 | 2;
}

export const EXAMPLE_SEARCHES = ["cheese", "beef", "processing"] as const;

/** The businesses that a search found, page under page. */
export function SearchResults({ results, onMore, onRetry, level = 1 }: SearchResultsProps) {
  const { query, hits, total, status, problem } = results;
  const Heading = `h${level}` as const;
  const below = level === 1 ? 2 : 3;
  const first = status === "waiting" && hits.length === 0;
  const title = resultsTitle("profiles", total, query);
  return (
    <div className={css.root} aria-busy={status === "waiting"}>
      <Heading className={css.title}>{first ? "Searching…" : title}</Heading>
      <VisuallyHidden>
        <span role="status">{status === "ready" ? title : ""}</span>
      </VisuallyHidden>
      {first && <ResultSkeletons />}
      {status === "failed" && hits.length === 0 && <SearchFailure problem={problem} onRetry={onRetry} />}
      {hits.length > 0 && (
        <ol className={classes(css.list, status === "waiting" && css.outdated)}>
          {hits.map((hit, index) => (
            <li key={hit._source.id}>
              <ProfileResultRow hit={hit} eager={index < 3} level={below} />
            </li>
          ))}
        </ol>
      )}
      {status === "ready" && total === 0 && <NothingFound level={below} />}
      {status === "failed" && hits.length > 0 && <SearchFailure problem={problem} onRetry={onMore} />}
      {!first && (
        <LoadMore
          loaded={hits.length}
          total={total}
          moreLabel="Load More Profiles"
          doneLabel="No More Profile Results"
          noneLabel="No Results"
          busy={status === "more" || status === "waiting"}
          onMore={onMore}
        />
      )}
    </div>
  );
}

function NothingFound({ level }: { level: 2 | 3 }) {
  return (
    <EmptyState
      level={level}
      title="What can we help you find today?"
      action={
        <ul className={css.examples}>
          {EXAMPLE_SEARCHES.map((example) => (
            <li key={example}>
              <LinkButton kind="secondary" size="sm" to={searchTextPath(example)}>
                {example}
              </LinkButton>
            </li>
          ))}
        </ul>
      }
    />
  );
}
