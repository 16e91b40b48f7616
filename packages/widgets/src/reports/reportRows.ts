import type { Schema } from "@foodshed/sdk";
import { roleByValue } from "@foodshed/sdk/vocabulary";

/** One line of a report, as charts, tables and files show it. */
export interface ReportRow {
  label: string;
  count: number;
  /** Percent, to one decimal. */
  percentage: number;
}

/** Members under each of the roles that they hold. */
export function businessTypeRows({ businessTypes }: Schema<"BusinessTypesReport">): ReportRow[] {
  return businessTypes.map(({ role, count, percentage }) => ({
    label: roleByValue(role).label,
    count,
    percentage,
  }));
}

/** The members of one role by their business categories. */
export function categoryRows(
  { categoriesByBusinessType }: Schema<"CategoriesByBusinessTypeReport">,
  role: Schema<"RoleValue">,
): ReportRow[] {
  const found = categoriesByBusinessType.find((entry) => entry.role === role);
  return (found?.categories ?? []).map(({ display, count, percentage }) => ({
    label: display,
    count,
    percentage,
  }));
}

/** "31.6%". */
export function percentText(percentage: number): string {
  return `${percentage.toFixed(1)}%`;
}

/** What a chart shows, in one sentence. */
export function chartDescription(title: string, rows: readonly ReportRow[]): string {
  const parts = rows.map(({ label, count, percentage }) => `${label} ${count} (${percentText(percentage)})`);
  return `${title}: ${parts.join(", ")}.`;
}
