import type { Schema } from "@foodshed/sdk";
import { WeeklyList } from "../WeeklyList/WeeklyList.tsx";
import { WeeklyListByMail } from "./WeeklyListByMail.tsx";
import * as css from "./WeeklyListPage.css.ts";

export interface WeeklyListPageProps {
  /** The first page of the list. */
  list: Schema<"WeeklyList">;
}

/** The site's page of what the members of a network have this week, which also comes by mail. */
export function WeeklyListPage({ list }: WeeklyListPageProps) {
  const { slug } = list.network;
  return (
    <div className={css.page}>
      <WeeklyList network={slug} initial={list} level={1} actions={<WeeklyListByMail network={slug} />} />
    </div>
  );
}
