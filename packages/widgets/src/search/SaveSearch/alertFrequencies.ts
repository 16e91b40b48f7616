import type { Schema } from "@foodshed/sdk";

/** How often alerts come, as a person chooses it in a form, and in short. */
export const ALERT_FREQUENCIES = [
  { value: "at_once", label: "As soon as there is something new", short: "At once" },
  { value: "daily", label: "Once a day", short: "Once a day" },
  { value: "weekly", label: "Once a week", short: "Once a week" },
  { value: "never", label: "Never, only keep the search", short: "Never" },
] as const satisfies readonly { value: Schema<"AlertFrequency">; label: string; short: string }[];
