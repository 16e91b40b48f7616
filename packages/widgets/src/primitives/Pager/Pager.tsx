import { useTranslate } from "../../provider/locale.tsx";
import { Button } from "../Button/Button.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./Pager.css.ts";
import { pageNumbers } from "./pageNumbers.ts";

export interface PagerProps {
  /** What is paged, for screen readers: "Managed profiles". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Called with the page to show, from 1. */
  onPage: (page: number) => void;
}

/** Navigates the pages of a list and shows the current one. Renders nothing for a single page. */
export function Pager({ label, page, pageCount, onPage }: PagerProps) {
  const t = useTranslate();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={css.pager}>
      <div className={css.row}>
        {/* aria-disabled, not disabled: at the last page focus stays where it is. */}
        <Button
          variant="quiet"
          size="sm"
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPage(page - 1)}
        >
          {t(strings.previous)}
        </Button>
        <ol className={css.numbers}>
          {pageNumbers(page, pageCount).map((number, index) => (
            <li key={number ?? `gap-${index < 3 ? "before" : "after"}`}>
              {number === null ? (
                <span className={css.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <button
                  type="button"
                  className={css.number}
                  aria-label={t(strings.page, { page: number })}
                  aria-current={number === page ? "page" : undefined}
                  onClick={() => onPage(number)}
                >
                  {number}
                </button>
              )}
            </li>
          ))}
        </ol>
        <span role="status" className={css.place}>
          {t(strings.pageOf, { page, pageCount })}
        </span>
        <Button
          variant="quiet"
          size="sm"
          aria-disabled={page >= pageCount}
          onClick={() => page < pageCount && onPage(page + 1)}
        >
          {t(strings.next)}
        </Button>
      </div>
    </nav>
  );
}
