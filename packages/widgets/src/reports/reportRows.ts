import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { roleByValue } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

/** One line of a report, as charts, tables and files show it. */
export interface ReportRow {
  label: string;
  count: number;
  /** Percent, to one decimal. */
  percentage: number;
}

/** Members under each of the roles that they hold. */
export function businessTypeRows(
  { businessTypes }: Schema<"BusinessTypesReport">,
  t: WidgetTranslate,
): ReportRow[] {
  return businessTypes.map(({ role, count, percentage }) => ({
    label: label(t, roleByValue(role).label),
    count,
    percentage,
  }));
}

/** The members of one role by their business categories. */
export function categoryRows(
  { categoriesByBusinessType }: Schema<"CategoriesByBusinessTypeReport">,
  role: Schema<"RoleValue">,
  t: WidgetTranslate,
): ReportRow[] {
  const found = categoriesByBusinessType.find((entry) => entry.role === role);
  return (found?.categories ?? []).map(({ display, count, percentage }) => ({
    label: label(t, display),
    count,
    percentage,
  }));
}

/** "31.6%". */
export function percentText(percentage: number, locale: Locale): string {
  const digits = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, digits).format(percentage / 100);
}

/** What a chart shows, in one sentence. */
export function chartDescription(title: string, rows: readonly ReportRow[], t: WidgetTranslate): string {
  const parts = rows.map(({ label: name, count, percentage }) =>
    t(strings.chartPart, { name, count, percentage: percentText(percentage, t.locale) }),
  );
  return t(strings.chartDescription, { title, parts: parts.join(", ") });
}
