import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { withFirst } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export type DailyViews = Schema<"DashboardStats">["daily"];

export const PLOT = { width: 300, height: 64 } as const;

/** Share of the width of a day. */
const BAR = 0.6;
/** Height of the bar of a day without views. */
const BASELINE = 1.5;
const RECENT_DAYS = 7;

export interface Bar {
  date: string;
  views: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** One of the last seven days, which are summed up beside the plot. */
  recent: boolean;
}

/** The bars of a small plot: one for each day, the highest as high as the plot. */
export function bars(daily: DailyViews): Bar[] {
  const most = Math.max(1, ...daily.map(({ views }) => views));
  const step = PLOT.width / Math.max(1, daily.length);
  return daily.map(({ date, views }, index) => {
    const height = BASELINE + (views / most) * (PLOT.height - BASELINE);
    return {
      date,
      views,
      x: index * step,
      y: PLOT.height - height,
      width: step * BAR,
      height,
      recent: index >= daily.length - RECENT_DAYS,
    };
  });
}

/** A day of the statistics, which are Ontario's for every reader: "Nov 3", « 1er nov. ». */
export function shortDay(date: string, locale: Locale): string {
  const day = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  return withFirst(new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, day), locale);
}

/** The text summary of the plot for screen readers. */
export function plotSummary(daily: DailyViews, t: WidgetTranslate): string {
  const best = daily.reduce((most, day) => (day.views > most.views ? day : most), { date: "", views: 0 });
  const days = daily.length;
  if (best.views === 0) return t(strings.noViews, { days });
  return t(strings.viewsSummary, { days, count: best.views, day: shortDay(best.date, t.locale) });
}
