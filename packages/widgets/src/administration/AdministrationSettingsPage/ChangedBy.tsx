import type { Schema } from "@foodshed/sdk";
import { formatDateTime } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";
import * as page from "../page.css.ts";
import * as strings from "./generated/strings.ts";

export type Report = Schema<"SettingsReport">;

/** Who made a setting what it is; nothing while it is as by default. */
export function ChangedBy({ report, name }: { report: Report; name: Schema<"SettingName"> }) {
  const t = useTranslate();
  const change = report.changes.find((one) => one.name === name);
  if (!change) return null;
  const date = formatDateTime(change.at, undefined, t.locale);
  return (
    <p className={page.soft}>
      {change.by ? t(strings.changedBy, { person: change.by, date }) : t(strings.changedBySomebody, { date })}
    </p>
  );
}
