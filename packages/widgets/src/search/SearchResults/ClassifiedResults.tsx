import type { ReactNode } from "react";
import { ClassifiedCard } from "../../classifieds/ClassifiedCard/ClassifiedCard.tsx";
import * as strings from "../../classifieds/generated/strings.ts";
import { MessageFromClassified } from "../../classifieds/MessageFromClassified/MessageFromClassified.tsx";
import { classes } from "../../primitives/classes.ts";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import type { ClassifiedHit, SearchState } from "../searchState.ts";
import { ResultsFrame } from "./ResultsFrame.tsx";
import { reasonsLine } from "./reasonsLine.ts";
import * as css from "./SearchResults.css.ts";

export interface ClassifiedResultsProps {
  /** The pages so far, and the state of the search. */
  results: SearchState["classifieds"];
  /** Called for the next page. */
  onMore: () => void;
  /** Called to try again. */
  onRetry: () => void;
  /** Puts something between the hits; by default they are one list. */
  arrange?: (list: (from: number, to?: number) => ReactNode) => ReactNode;
  /** The path of the site that a visitor comes back to after logging in to message. */
  next: string;
  /** Shown above the empty state when nothing was found. */
  alternatives?: ReactNode;
  /** Level of the heading in the page. */
  level?: 1 | 2;
  /** Stands between the heading and the list: `ResultsToolbar`. */
  toolbar?: ReactNode;
}

/** The reasons that a card does not show by itself, on a line of their own. */
function Why({ reasons, city }: Pick<ClassifiedHit, "reasons"> & { city: string | null }) {
  const t = useTranslate();
  const line = reasonsLine(reasons, city, "named type category posted_by", t);
  return (
    line && (
      <>
        <br />
        {line}
      </>
    )
  );
}

/** The classifieds that a search found, as notices on a board. */
export function ClassifiedResults({
  results,
  onMore,
  onRetry,
  next,
  arrange,
  alternatives,
  level = 1,
  toolbar,
}: ClassifiedResultsProps) {
  const t = useTranslate();
  const { hits, total, status } = results;
  const below = level === 1 ? 2 : 3;
  const list = (from: number, to?: number) => (
    <ul className={classes(css.notices, status === "waiting" && css.outdated)}>
      {hits.slice(from, to).map(({ _source: classified, reasons }) => (
        <li key={classified.id} data-hit={classified.id}>
          <ClassifiedCard
            classified={classified}
            level={below}
            note={<Why reasons={reasons} city={classified.city} />}
            actions={<MessageFromClassified classified={classified} next={next} />}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <ResultsFrame
      results={results}
      title={t(strings.count, { count: total })}
      level={level}
      moreLabel={t(strings.loadMore)}
      doneLabel={t(strings.noMore)}
      onMore={onMore}
      onRetry={onRetry}
      toolbar={toolbar}
      nothing={
        <>
          {alternatives}
          <EmptyState level={below} title={t(strings.noClassifieds)} />
        </>
      }
    >
      {arrange ? arrange(list) : list(0)}
    </ResultsFrame>
  );
}
