import { HOME_NEAR_KM } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { more } from "../HomeSection.css.ts";
import { HomeSection } from "../HomeSection.tsx";
import * as css from "./NewNearYou.css.ts";
import { type NearRow, useNewNearYou } from "./useNewNearYou.ts";

/** What is new around a member: who joined, what was posted, and who has something this week. Nothing where nothing is, or the place is unknown. */
export function NewNearYou({ account }: { account: number }) {
  const t = useTranslate();
  const { members, classifieds, thisWeek } = useNewNearYou(account);
  if (members.length + classifieds.length + thisWeek.length === 0) return null;
  const within = `distance=${HOME_NEAR_KM}`;
  return (
    <HomeSection title={t(strings.newNearYou)}>
      <div className={css.columns}>
        <Column title={t(strings.membersNear)} rows={members} to={`/search?sort=newest&${within}`}>
          {t(strings.allNear)}
        </Column>
        <Column
          title={t(strings.classifiedsNear)}
          rows={classifieds}
          to={`/search/classifieds?sort=newest&${within}`}
        >
          {t(strings.allClassifiedsNear)}
        </Column>
        <Column title={t(strings.thisWeekNear)} rows={thisWeek} to={`/search?available=this_week&${within}`}>
          {t(strings.allThisWeekNear)}
        </Column>
      </div>
    </HomeSection>
  );
}

interface ColumnProps {
  title: string;
  rows: readonly NearRow[];
  /** Where all of them are, and what that link says. */
  to: string;
  children: ReactNode;
}

function Column({ title, rows, to, children }: ColumnProps) {
  const Link = useLink();
  if (rows.length === 0) return null;
  return (
    <div className={css.column}>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.list}>
        {rows.map((row) => (
          <li key={row.to} className={css.row}>
            <Link to={row.to} className={css.link} lang={row.lang}>
              {row.label}
            </Link>
            <span className={css.details}>{row.details.filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
      <Link to={to} className={more}>
        {children}
      </Link>
    </div>
  );
}
