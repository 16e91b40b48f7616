import type { ReactNode } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { classes } from "../../primitives/classes.ts";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import * as measureCss from "../../primitives/ListMeasure/ListMeasure.css.ts";
import type { ListLayout } from "../../primitives/ListMeasure/listMeasure.ts";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { LoadMore } from "../../primitives/LoadMore/LoadMore.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ClassifiedCard, type ClassifiedCardProps } from "../ClassifiedCard/ClassifiedCard.tsx";
import type { ClassifiedSummary } from "../classifiedSummary.ts";
import * as strings from "../generated/strings.ts";
import { MessageFromClassified } from "../MessageFromClassified/MessageFromClassified.tsx";
import * as noticeCss from "../notices.css.ts";
import * as css from "./ClassifiedsBoard.css.ts";
import type { useClassifiedSearch } from "./useClassifiedSearch.ts";

export interface BoardResultsProps {
  search: ReturnType<typeof useClassifiedSearch>;
  /** The button to post a classified, shown on an empty board. */
  post?: ReactNode;
  /** Clears the filters; undefined without any. */
  onClear?: (() => void) | undefined;
  /** The path of the site that a visitor comes back to after logging in to message. */
  next?: string | undefined;
  columns?: number | undefined;
  layout?: ListLayout | undefined;
  /** In a narrow column pictures are beside their text. */
  fits?: boolean | undefined;
}

/** The classifieds, or why there are none. */
export function BoardResults({ search, post, onClear, next, columns, layout, fits }: BoardResultsProps) {
  const t = useTranslate();
  const { classifieds, total, status, error, more, reload } = search;
  const small = layout && layout !== "cards";
  const shape = small ? layout : fits ? "fit" : undefined;
  const list = small
    ? classes(measureCss.list, measureCss.columns[(columns ?? 1) as 1], measureCss.layout[layout])
    : classes(
        noticeCss.notices,
        fits && css.fitting,
        columns !== undefined && measureCss.columns[columns as 1],
      );
  if (status === "loading") return <BoardSkeleton list={list} shape={shape} />;
  if (status === "failed") {
    return <LoadFailure title={t(strings.couldNotLoad)} message={error?.message} onRetry={reload} />;
  }
  return (
    <>
      {classifieds.length === 0 ? (
        <EmptyState
          title={t(strings.noClassifieds)}
          action={
            <>
              {post}
              {onClear && (
                <Button variant="secondary" onClick={onClear}>
                  {t(strings.clearFilters)}
                </Button>
              )}
            </>
          }
        />
      ) : (
        <Notices {...{ classifieds, next, list, shape }} stale={status === "refreshing"} />
      )}
      {error && (
        <div className={css.failure}>
          <SmallLoadFailure message={error.message} onRetry={more} />
        </div>
      )}
      <LoadMore
        loaded={classifieds.length}
        total={total}
        moreLabel={t(strings.loadMore)}
        doneLabel={t(strings.noMore)}
        noneLabel={t(strings.noResults)}
        busy={status === "more"}
        onMore={more}
      />
    </>
  );
}

type Shape = ClassifiedCardProps["shape"];

function Notices({
  classifieds,
  next,
  stale,
  list,
  shape,
}: {
  classifieds: readonly ClassifiedSummary[];
  next: string | undefined;
  stale: boolean;
  list: string;
  shape: Shape;
}) {
  return (
    <ul className={classes(list, stale && css.stale)} aria-busy={stale}>
      {classifieds.map((classified) => (
        <li key={classified.id} className={noticeCss.notice}>
          <ClassifiedCard
            classified={classified}
            shape={shape}
            actions={<MessageFromClassified classified={classified} {...(next ? { next } : {})} />}
          />
        </li>
      ))}
    </ul>
  );
}

const bones = [1, 2, 3, 4, 5, 6];

function BoardSkeleton({ list, shape }: { list: string; shape: Shape }) {
  const t = useTranslate();
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{t(strings.loading)}</span>
      </VisuallyHidden>
      <div className={list}>
        {bones.map((bone) => (
          <div key={bone} className={classes(css.bone, shape && css.boneOf[shape])}>
            <Skeleton height="76px" />
            <Skeleton width="30%" />
            <Skeleton width="80%" height="1.4em" />
            <Skeleton />
            <Skeleton width="65%" />
          </div>
        ))}
      </div>
    </div>
  );
}
