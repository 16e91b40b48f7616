import type { ReactNode } from "react";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { LoadMore, type LoadMoreProps } from "../../primitives/LoadMore/LoadMore.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { SearchState } from "../searchState.ts";
import { ResultSkeletons } from "./ResultSkeletons.tsx";
import * as css from "./SearchResults.css.ts";

export interface ResultsFrameProps extends Pick<LoadMoreProps, "moreLabel" | "doneLabel"> {
  results: SearchState["profiles" | "classifieds"];
  /** How many were found: none where the search failed. */
  title: string;
  /** Level of the heading in the page. */
  level: 1 | 2;
  /** Stands between the heading and the list while there is something to put in order: `ResultsToolbar`. */
  toolbar?: ReactNode;
  /** Leads on from the end of the list. */
  onward?: ReactNode;
  /** Asks for the next hits. */
  onMore: () => void;
  /** Sends a search again that failed as a whole. */
  onRetry: () => void;
  /** Shown when nothing was found. */
  nothing: ReactNode;
  /** Replaces the button that loads more; null for nothing. */
  rest?: ReactNode;
  /** The list of hits. */
  children: ReactNode;
}

/** What all results have around their list: how many there are, what is under way, what failed, and the way to more. */
export function ResultsFrame(props: ResultsFrameProps) {
  const { results, title, level, moreLabel, doneLabel, onMore, onRetry, nothing, rest, children } = props;
  const { toolbar, onward } = props;
  const t = useTranslate();
  const { hits, total, status, wantsMore, problem } = results;
  const Heading = `h${level}` as const;
  const first = status === "waiting" && hits.length === 0;
  const failed = status === "failed" && hits.length === 0;
  const failure = (retry: () => void) => (
    <div className={css.failure}>
      <SmallLoadFailure message={problem?.message ?? t(strings.searchFailed)} onRetry={retry} />
    </div>
  );
  return (
    <div className={css.root} aria-busy={status === "waiting"}>
      <Heading className={css.title}>{first ? t(strings.searching) : title}</Heading>
      <VisuallyHidden>
        <span role="status">{status === "ready" ? title : ""}</span>
      </VisuallyHidden>
      {hits.length > 0 && toolbar}
      {first && <ResultSkeletons />}
      {failed && failure(onRetry)}
      {hits.length > 0 && children}
      {status === "ready" && total === 0 && nothing}
      {status === "failed" && hits.length > 0 && failure(onMore)}
      {!first && !failed && onward}
      {!first && !failed && rest}
      {!first && !failed && rest === undefined && (
        <LoadMore
          loaded={hits.length}
          total={total}
          moreLabel={moreLabel}
          doneLabel={doneLabel}
          noneLabel={t(strings.noResults)}
          busy={status === "more" || wantsMore}
          onMore={onMore}
        />
      )}
    </div>
  );
}
