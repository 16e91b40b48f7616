import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import * as strings from "../generated/strings.ts";

/** How often alerts come, as a person chooses it in a form. */
export const ALERT_FREQUENCIES = [
  { value: "at_once", label: strings.alertAtOnce },
  { value: "daily", label: strings.alertDaily },
  { value: "weekly", label: strings.alertWeekly },
  { value: "never", label: strings.alertNever },
] as const satisfies readonly {
  value: Schema<"AlertFrequency">;
  label: LocalizedString;
}[];
