import { Readable } from "node:stream";
import { endOfOntarioDay, subtractDays } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { seconds } from "../../core/clock.ts";
import { csvCell } from "../../core/csv.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import { FileResponse, type Query, type ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./audit-entries.queries.ts";

/** Entries of one read of an export, and of an export as a whole. */
const BATCH = 1_000;
const MAX_EXPORTED = 50_000;

/** Who changed what, for administrators: the next page begins before the last id of this one. */
export async function listAuditEntries(
  { db }: Services,
  actor: Actor,
  { size = 100, ...query }: Query<"listAuditEntries">,
): Promise<ResponseBody<"listAuditEntries">> {
  administratorOnly(actor);
  const rows = await queries.readAudit(db, filterOf(query), size);
  return {
    results: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    operations: await queries.readOperations(db),
  };
}

/** The same as a file for spreadsheets, read in batches while it is sent. */
export async function exportAuditEntries(
  { db }: Services,
  actor: Actor,
  query: Query<"exportAuditEntries">,
): Promise<FileResponse> {
  administratorOnly(actor);
  const filter = filterOf(query);
  async function* lines() {
    yield `\uFEFF${line(["id", "at", "operation", "by", "acting", "account_id", "business_name", "details"])}`;
    let before: number | undefined;
    for (let left = MAX_EXPORTED; left > 0; left -= BATCH) {
      const rows = await queries.readAudit(db, { ...filter, before }, Math.min(BATCH, left));
      if (rows.length > 0) yield rows.map(toLine).join("");
      if (rows.length < BATCH) return;
      before = rows.at(-1)?.id;
    }
  }
  return new FileResponse("text/csv; charset=utf-8", Readable.from(lines()), {
    "content-disposition": 'attachment; filename="audit.csv"',
    "cache-control": "no-store",
  });
}

const line = (cells: string[]) => `${cells.map(csvCell).join(",")}\r\n`;

const toLine = ({ id, at, operation, by, acting, account, details }: queries.AuditRow) =>
  line([
    String(id),
    at.toISOString(),
    operation,
    by?.email ?? "",
    acting?.email ?? "",
    String(account?.id ?? ""),
    account?.business_name ?? "",
    JSON.stringify(details),
  ]);

function filterOf(query: Query<"exportAuditEntries"> & { before?: number }): queries.AuditFilter {
  return {
    by: query.by?.trim() || undefined,
    accountId: query.account_id,
    operation: query.operation || undefined,
    since: query.since ? dayAfter(subtractDays(query.since, 1)) : undefined,
    until: query.until ? dayAfter(query.until) : undefined,
    before: query.before,
  };
}

/** When the day after begins in Ontario. */
const dayAfter = (day: string) => new Date(endOfOntarioDay(day).getTime() + seconds(1));
