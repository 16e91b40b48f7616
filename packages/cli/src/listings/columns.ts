/** What lists and shows accounts has the same columns. */
const ACCOUNT = [
  "id",
  "business_name",
  "slug",
  "email",
  "first_name",
  "last_name",
  "state",
  "roles",
  "language",
  "is_manager",
  "is_admin",
  "created_at",
  "created_by",
  "last_login",
] as const;

/**
 * The columns of every listing in CSV, XLSX, NDJSON and `--template`, in their order. Scripts rely on them: add at the end, never rename,
 * reorder or remove.
 */
export const COLUMNS = {
  "contexts list": ["name", "server", "current", "logged_in"],
  "accounts list": ACCOUNT,
  "accounts show": ACCOUNT,
  search: ["id", "business_name", "slug", "title", "by", "city", "distance_km", "why"],
  "hijack log": [
    "id",
    "started_at",
    "ended_at",
    "expires_at",
    "state",
    "by_email",
    "account_id",
    "business_name",
    "slug",
    "changes",
    "reason",
  ],
  "messages list": ["record", "campaign", "state", "created_at", "sent", "skipped", "waiting"],
  "messages show": ["account_id", "business_name", "outcome", "message"],
  "classifieds list": [
    "id",
    "kind",
    "title",
    "category",
    "business_name",
    "slug",
    "city",
    "needed_by",
    "expired",
  ],
  "connections list": ["connection_id", "account_id", "business_name", "slug"],
  "connections requests": [
    "id",
    "business_name",
    "slug",
    "organization",
    "organization_slug",
    "manage",
    "created_at",
  ],
  "certificates list": [
    "id",
    "slug",
    "business_name",
    "kind",
    "issuer",
    "number",
    "expires_on",
    "checked_by",
    "checked_at",
  ],
  "people list": [
    "id",
    "email",
    "first_name",
    "last_name",
    "role",
    "state",
    "since_at",
    "last_login",
    "invited_by",
    "expires_at",
  ],
  "settings list": ["name", "value", "default", "changed_by", "changed_at"],
  "queue list": ["item", "type", "business_name", "slug", "asks", "of", "created_at"],
  "cases list": [
    "case",
    "state",
    "kind",
    "target_id",
    "title",
    "business_name",
    "slug",
    "reports",
    "reporters",
    "score",
    "why",
    "outcome",
    "appeal",
    "opened_at",
  ],
  "cases signals": ["kind", "target_id", "title", "business_name", "slug", "signal", "score", "noticed_at"],
  reports: ["role", "category", "members", "percentage"],
  "embeds counts": ["page_host", "element", "shown", "used"],
  doctor: ["check", "state", "message", "next"],
} as const;

export type ListingName = keyof typeof COLUMNS;
export type ColumnOf<Name extends ListingName> = (typeof COLUMNS)[Name][number];

/** Columns with a time, which spreadsheets get as one. */
export function isTimeColumn(name: string): boolean {
  return name.endsWith("_at") || name === "last_login" || name === "needed_by";
}
