import { SEARCH_PAGE_SIZE } from "@foodshed/sdk/vocabulary";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { Excerpt } from "../../primitives/ListMeasure/Excerpt.tsx";
import { all } from "../../primitives/ListMeasure/ListMeasure.css.ts";
import type { ListMeasure } from "../../primitives/ListMeasure/listMeasure.ts";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ClassifiedCard } from "../ClassifiedCard/ClassifiedCard.tsx";
import * as strings from "../generated/strings.ts";
import { MessageFromClassified } from "../MessageFromClassified/MessageFromClassified.tsx";
import type { useClassifiedSearch } from "./useClassifiedSearch.ts";

export interface BoardExcerptProps extends Pick<ListMeasure, "limit" | "columns" | "layout"> {
  search: ReturnType<typeof useClassifiedSearch>;
  /** Whether a link leads to all classifieds. */
  link: boolean;
  next?: string | undefined;
}

/** Some classifieds in a height that is known before they load, and a link to all of them. */
export function BoardExcerpt(props: BoardExcerptProps) {
  const { search, limit = SEARCH_PAGE_SIZE, columns, layout = "list", link, next } = props;
  const t = useTranslate();
  const { classifieds, status, error, reload } = search;
  const busy = status === "loading";
  const instead =
    status === "failed" ? (
      <LoadFailure title={t(strings.couldNotLoad)} message={error?.message} onRetry={reload} />
    ) : (
      !busy && classifieds.length === 0 && <EmptyState title={t(strings.noneAvailable)} />
    );
  return (
    <>
      {busy && (
        <VisuallyHidden>
          <span role="status">{t(strings.loading)}</span>
        </VisuallyHidden>
      )}
      <Excerpt
        {...{ layout, columns, limit, busy, instead }}
        entries={classifieds.slice(0, limit).map((classified) => ({
          key: classified.id,
          content: (
            <ClassifiedCard
              classified={classified}
              shape={layout}
              actions={
                layout === "cards" && (
                  <MessageFromClassified classified={classified} {...(next ? { next } : {})} />
                )
              }
            />
          ),
        }))}
      />
      {link && (
        <p className={all}>
          <LinkButton to="/search/classifieds" variant="secondary" size="sm">
            {t(strings.seeAll)}
          </LinkButton>
        </p>
      )}
    </>
  );
}
