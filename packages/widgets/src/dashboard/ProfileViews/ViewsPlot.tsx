import { formatCount } from "@foodshed/sdk/vocabulary";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import * as css from "./ProfileViews.css.ts";
import { bars, type DailyViews, PLOT, plotSummary, shortDay, viewsLabel } from "./viewsPlot.ts";

/** The views of each day as small bars. */
export function ViewsPlot({ daily }: { daily: DailyViews }) {
  const [first] = daily;
  return (
    <figure className={css.plot}>
      <svg
        role="img"
        aria-label={plotSummary(daily)}
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        preserveAspectRatio="none"
        className={css.drawing}
      >
        {bars(daily).map(({ date, views, recent, ...box }) => (
          <rect key={date} {...box} className={recent ? css.recentBar : css.bar}>
            <title>{`${shortDay(date)}: ${viewsLabel(views)}`}</title>
          </rect>
        ))}
      </svg>
      {first && (
        <figcaption className={css.axis} aria-hidden="true">
          <span>{shortDay(first.date)}</span>
          <span>Today</span>
        </figcaption>
      )}
    </figure>
  );
}

/** The same numbers as a table, the latest day first. */
export function ViewsTable({ daily }: { daily: DailyViews }) {
  return (
    <div className={css.details}>
      <Disclosure title="Views day by day">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.cell}>
                Day
              </th>
              <th scope="col" className={css.numberCell}>
                Views
              </th>
            </tr>
          </thead>
          <tbody>
            {daily.toReversed().map(({ date, views }) => (
              <tr key={date}>
                <th scope="row" className={css.cell}>
                  <time dateTime={date}>{shortDay(date)}</time>
                </th>
                <td className={css.numberCell}>{formatCount(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}
