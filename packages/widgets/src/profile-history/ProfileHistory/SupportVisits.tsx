import type { Schema } from "@foodshed/sdk";
import { formatDateTime } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";
import * as rows from "../../theme/rows.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./ProfileHistory.css.ts";

/** When support acted for the business, why, how long, and how much it changed. */
export function SupportVisits({ visits }: { visits: readonly Schema<"SupportVisit">[] }) {
  const t = useTranslate();
  if (visits.length === 0) return null;
  return (
    <section>
      <h3 className={css.subtitle}>{t(strings.visits)}</h3>
      <ul className={rows.rows}>
        {visits.map(({ id, reason, started_at, ended_at, changes }) => (
          <li key={id} className={rows.words}>
            <p className={rows.name}>{reason ?? t(strings.noReason)}</p>
            <p className={rows.about}>
              {t(strings.visit, {
                date: formatDateTime(started_at, undefined, t.locale),
                minutes: Math.max(1, Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 60_000)),
                changes,
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
