import { formatCount } from "@foodshed/sdk/vocabulary";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ProfileViews.css.ts";
import { bars, type DailyViews, PLOT, plotSummary, shortDay } from "./viewsPlot.ts";

/** The views of each day as small bars. */
export function ViewsPlot({ daily }: { daily: DailyViews }) {
  const t = useTranslate();
  const [first] = daily;
  return (
    <figure className={css.plot}>
      <svg
        role="img"
        aria-label={plotSummary(daily, t)}
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        preserveAspectRatio="none"
        className={css.drawing}
      >
        {bars(daily).map(({ date, views, recent, ...box }) => (
          <rect key={date} {...box} className={recent ? css.recentBar : css.bar}>
            <title>{t(strings.viewsOfDay, { day: shortDay(date, t.locale), count: views })}</title>
          </rect>
        ))}
      </svg>
      {first && (
        <figcaption className={css.axis} aria-hidden="true">
          <span>{shortDay(first.date, t.locale)}</span>
          <span>{t(strings.today)}</span>
        </figcaption>
      )}
    </figure>
  );
}

/** The same numbers as a table, the latest day first. */
export function ViewsTable({ daily }: { daily: DailyViews }) {
  const t = useTranslate();
  return (
    <div className={css.details}>
      <Disclosure title={t(strings.viewsByDay)}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.cell}>
                {t(strings.day)}
              </th>
              <th scope="col" className={css.numberCell}>
                {t(strings.viewsColumn)}
              </th>
            </tr>
          </thead>
          <tbody>
            {daily.toReversed().map(({ date, views }) => (
              <tr key={date}>
                <th scope="row" className={css.cell}>
                  <time dateTime={date}>{shortDay(date, t.locale)}</time>
                </th>
                <td className={css.numberCell}>{formatCount(views, t.locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}
