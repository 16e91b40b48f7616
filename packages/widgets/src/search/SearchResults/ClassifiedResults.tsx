import { ClassifiedCard } from "../../classifieds/ClassifiedCard/ClassifiedCard.tsx";
import { MessageFromClassified } from "../../classifieds/MessageFromClassified/MessageFromClassified.tsx";
import { classes } from "../../primitives/classes.ts";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { LoadMore } from "../../primitives/LoadMore/LoadMore.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import type { SearchState } from "../searchState.ts";
import { ResultSkeletons } from "./ResultSkeletons.tsx";
import { resultsTitle } from "./resultsTitle.ts";
import { SearchFailure } from "./SearchFailure.tsx";
import * as css from "./SearchResults.css.ts";

export interface ClassifiedResultsProps {
  results: SearchState["classifieds"];
  onMore: () => void;
  onRetry: () => void;
  /** The path of the site that a visitor comes back to after logging in to message. */
  next: string;
  /** Level of the heading in the page. */
  level?: 1 | 2;
}

/** The classifieds that a search found, as notices on a board. */
export function ClassifiedResults({ results, onMore, onRetry, next, level = 1 }: ClassifiedResultsProps) {
  const { hits, total, status, problem } = results;
  const Heading = `h${level}` as const;
  const below = level === 1 ? 2 : 3;
  const first = status === "waiting" && hits.length === 0;
  const title = resultsTitle("classifieds", total, "");
  return (
    <div className={css.root} aria-busy={status === "waiting"}>
      <Heading className={css.title}>{first ? "Searching…" : title}</Heading>
      <VisuallyHidden>
        <span role="status">{status === "ready" ? title : ""}</span>
      </VisuallyHidden>
      {first && <ResultSkeletons />}
      {status === "failed" && hits.length === 0 && <SearchFailure problem={problem} onRetry={onRetry} />}
      {hits.length > 0 && (
        <ul className={classes(css.notices, status === "waiting" && css.outdated)}>
          {hits.map(({ _source: ad }) => (
            <li key={ad.id}>
              <ClassifiedCard ad={ad} level={below} actions={<MessageFromClassified ad={ad} next={next} />} />
            </li>
          ))}
        </ul>
      )}
      {status === "ready" && total === 0 && (
        <EmptyState level={below} title="There are currently no classifieds. Add your listing today!" />
      )}
      {status === "failed" && hits.length > 0 && <SearchFailure problem={problem} onRetry={onMore} />}
      {!first && (
        <LoadMore
          loaded={hits.length}
          total={total}
          moreLabel="Load More Classifieds"
          doneLabel="No More Classified Results"
          noneLabel="No Results"
          busy={status === "more" || status === "waiting"}
          onMore={onMore}
        />
      )}
    </div>
  );
}
