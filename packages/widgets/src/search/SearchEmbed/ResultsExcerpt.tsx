import type { ReactNode } from "react";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { Excerpt } from "../../primitives/ListMeasure/Excerpt.tsx";
import { all, head, title as titleClass } from "../../primitives/ListMeasure/ListMeasure.css.ts";
import type { ListMeasure } from "../../primitives/ListMeasure/listMeasure.ts";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { visuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.css.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { Interpretation, type InterpretationProps } from "../Interpretation/Interpretation.tsx";
import { Alternatives } from "../NothingFound/Alternatives.tsx";
import { ProfileResultRow } from "../SearchResults/ProfileResultRow.tsx";
import { resultsTitle } from "../SearchResults/resultsTitle.ts";
import type { SearchState } from "../searchState.ts";
import { searchPath } from "../searchUrl.ts";
import * as css from "./ResultsExcerpt.css.ts";

export interface ResultsExcerptProps
  extends Pick<ListMeasure, "columns" | "layout">,
    Pick<InterpretationProps, "parameters" | "renderLink"> {
  results: SearchState["profiles"];
  limit: number;
  /** Whether a link leads to all results. */
  link: boolean;
  onRetry: () => void;
}

/** The first results, in a height that the attributes alone determine, and a link to all of them. */
export function ResultsExcerpt(props: ResultsExcerptProps) {
  const { results, limit, columns, layout = "list", link, parameters, renderLink, onRetry } = props;
  const t = useTranslate();
  const { query, hits, total, status, problem, interpretation, alternatives = [] } = results;
  const busy = status === "waiting" && hits.length === 0;
  const failed = status === "failed";
  const title = resultsTitle(failed ? null : total, query, t);
  const corrected = !failed && !!interpretation?.corrections?.length;
  const instead: ReactNode = failed ? (
    <SmallLoadFailure message={problem?.message ?? t(strings.searchFailed)} onRetry={onRetry} />
  ) : status === "ready" && total === 0 ? (
    <>
      <p className={css.nothing}>{t(strings.nothingFoundFor, { text: query })}</p>
      <Alternatives {...{ alternatives, parameters, renderLink }} />
    </>
  ) : undefined;
  return (
    <div className={css.root}>
      <div className={head}>
        {/* A correction takes the place of the count, because nothing may add to the height. */}
        <h2 className={corrected ? visuallyHidden : titleClass}>{busy ? t(strings.searching) : title}</h2>
        <div className={css.correction}>
          <Interpretation {...{ results, parameters, renderLink }} />
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{status === "ready" ? title : ""}</span>
      </VisuallyHidden>
      <Excerpt
        {...{ layout, columns, limit, busy, instead }}
        entries={(failed ? [] : hits.slice(0, limit)).map((hit, index) => ({
          key: hit._source.id,
          content: (
            <div className={css.entry[layout]}>
              <ProfileResultRow hit={hit} eager={index < 3} level={3} />
            </div>
          ),
        }))}
      />
      {link && (
        <p className={all}>
          <LinkButton to={searchPath(parameters)} variant="secondary" size="sm">
            {t(strings.allResults)}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
