import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import * as strings from "../generated/strings.ts";

export type Mail = Schema<"MailRecord">;

/** What a list of mails is narrowed by, in the order of the filter. */
export const mailFilters: Readonly<Record<Schema<"MailFilter">, LocalizedString>> = {
  problems: strings.mailProblems,
  failed: strings.mailFailed,
  retrying: strings.mailRetrying,
  waiting: strings.mailWaiting,
  sent: strings.mailSent,
  cancelled: strings.mailCancelled,
};

export const isMailFilter = (value: string): value is Schema<"MailFilter"> =>
  Object.hasOwn(mailFilters, value);

export const toneOfMail = {
  failed: "beet",
  retrying: "squash",
  waiting: "plain",
  sent: "leaf",
  cancelled: "plain",
} as const satisfies Record<Mail["state"], string>;
