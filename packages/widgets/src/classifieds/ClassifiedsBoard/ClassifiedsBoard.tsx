import type { Schema } from "@foodshed/sdk";

import { type ReactNode, useId, useState } from "react";
import { classes } from "../../primitives/classes.ts";
import { ChevronDownIcon } from "../../primitives/glyphs.tsx";
import * as excerptCss from "../../primitives/ListMeasure/ListMeasure.css.ts";
import { isExcerpt, type ListMeasure } from "../../primitives/ListMeasure/listMeasure.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useHostNetwork } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { PostClassified } from "../PostClassified/PostClassified.tsx";
import { BoardExcerpt } from "./BoardExcerpt.tsx";
import { BoardResults } from "./BoardResults.tsx";
import { type BoardFilters, isFiltered, noFilters } from "./boardFilters.ts";
import { ClassifiedFilters } from "./ClassifiedFilters.tsx";
import * as css from "./ClassifiedsBoard.css.ts";
import { useClassifiedSearch } from "./useClassifiedSearch.ts";

export interface ClassifiedsBoardProps extends ListMeasure {
  /** Only classifieds of this network's members, by the organization's slug; by default that of the provider. */
  network?: string;
  /** What to look for in titles and descriptions. */
  keywords?: string;
  /** The initial filters, none by default; with `onFiltersChange` the filters at any time. */
  filters?: BoardFilters;
  /** Controlled filters: called with those that somebody chose, to be passed as `filters`. */
  onFiltersChange?: (filters: BoardFilters) => void;
  /** The first page, where a loader has it already. */
  initial?: Schema<"SearchClassifiedsResponse">;
  /** Heading level of the board; its cards are one level below. */
  level?: 2 | 3;
  /** The path of the site that a visitor comes back to after logging in to message. */
  next?: string;
  /** Content at the top in place of the button that posts a classified; null for nothing. */
  actions?: ReactNode;
  /** A class for the outermost element. */
  className?: string;
  /** In a narrow column pictures are beside their text. */
  fits?: boolean;
}

/**
 * The network's wanted and for-sale classifieds, with filters; shows 24 and loads more. With a `limit`, or without a button for more, it is an
 * excerpt: some classifieds without filters.
 */
export function ClassifiedsBoard(props: ClassifiedsBoardProps) {
  const siteNetwork = useHostNetwork();
  const {
    network = siteNetwork,
    keywords,
    filters: firstFilters = noFilters,
    initial,
    level = 2,
    next,
  } = props;
  const t = useTranslate();
  const { onFiltersChange, actions, className } = props;
  const [ownFilters, setOwnFilters] = useState(firstFilters);
  const filters = onFiltersChange ? firstFilters : ownFilters;
  const setFilters = onFiltersChange ?? setOwnFilters;
  const [filtersOpen, setFiltersOpen] = useState(false);
  const { limit, columns, layout, more, fits } = props;
  const excerpt = isExcerpt({ limit, more });
  const search = useClassifiedSearch({ filters, keywords, network, initial, size: limit });
  const filtersId = useId();
  const Heading = `h${level}` as const;
  const loaded = search.status !== "loading" && search.status !== "failed";
  const title = loaded ? t(strings.count, { count: search.total }) : t(strings.classifieds);
  if (excerpt) {
    return (
      <section className={classes(css.board, className)}>
        <div className={excerptCss.head}>
          <Heading className={excerptCss.title}>{title}</Heading>
        </div>
        <BoardExcerpt search={search} {...{ limit, columns, layout, next }} link={more !== "none"} />
      </section>
    );
  }
  return (
    <section className={classes(css.board, className)}>
      <div className={css.layout}>
        <div>
          <button
            type="button"
            className={css.filterToggle}
            aria-expanded={filtersOpen}
            aria-controls={filtersId}
            onClick={() => setFiltersOpen(!filtersOpen)}
          >
            {t(strings.filter)} <ChevronDownIcon />
          </button>
          <div id={filtersId} className={css.filters}>
            <ClassifiedFilters filters={filters} onChange={setFilters} counts={search.counts} />
          </div>
        </div>
        <div className={css.main}>
          <div className={css.head}>
            <Heading className={css.title}>{title}</Heading>
            <VisuallyHidden>
              <span role="status">{loaded && title}</span>
            </VisuallyHidden>
            <div className={css.headActions}>
              {actions === undefined ? <PostClassified onPosted={search.reload} /> : actions}
            </div>
          </div>
          <BoardResults
            search={search}
            next={next}
            columns={columns}
            layout={layout}
            fits={fits}
            post={actions === undefined ? <PostClassified onPosted={search.reload} /> : actions}
            onClear={isFiltered(filters) ? () => setFilters(noFilters) : undefined}
          />
        </div>
      </div>
    </section>
  );
}
