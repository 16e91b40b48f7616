import { Readable } from "node:stream";
import { localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { mayManage } from "../../core/may-manage.ts";
import { signedIn } from "../../core/signed-in.ts";
import { FileResponse, type Query } from "../handler.ts";
import type { Services } from "../services.ts";
import { readExportFilter } from "./export.filter.ts";
import { type ExportField, exportFields, toLine, usualFields } from "./export.lines.ts";
import { readExportPages } from "./export.pages.ts";
import { type ExportRow, recordExport } from "./export.queries.ts";
import * as strings from "./generated/strings.ts";

/**
 * Profiles by business name, one JSON object per line, written as they are read. A profile that is saved meanwhile is exported
 * as it was or as it is, once either way unless its name changes.
 */
export async function exportProfiles(
  services: Services,
  actor: Actor,
  { scope = "managed", fields, include_hidden: includeHidden = false, ...narrowed }: Query<"exportProfiles">,
): Promise<FileResponse> {
  const caller = signedIn(actor);
  const unknown = fields?.filter((field) => !(exportFields as string[]).includes(field)) ?? [];
  if (unknown.length > 0) {
    throw DomainError.invalid({
      fields: unknown.map((field) => localized(strings.noSuchExportField, { field })),
    });
  }
  if ((scope === "all" || includeHidden) && caller.kind !== "administrator") throw DomainError.forbidden();
  const { distanceOf, ...filter } = readExportFilter(services, narrowed);
  if (includeHidden) {
    await recordExport(services.db, {
      at: services.clock.now(),
      actor_user_id: caller.userId,
      session_id: caller.sessionId,
      details: { scope, fields: fields ?? null },
    });
  }
  if (!mayManage(caller)) return lineByLine(Readable.from([]));
  const distance: ExportField[] = narrowed.near === undefined ? [] : ["distance_km"];
  const wanted = new Set<string>(["id", ...(fields ?? usualFields), ...distance]);
  const pages = readExportPages(services, {
    scope: scope === "all" ? undefined : { accountId: caller.accountId, withMembers: scope === "network" },
    filter,
    wanted,
  });
  // The first read comes before the status is sent, so that an unavailable database answers 503.
  const first = await pages.next();

  async function* lines() {
    if (first.done) return;
    yield write(first.value);
    for await (const page of pages) yield write(page);
  }
  const { images } = services;
  const write = (page: ExportRow[]) => {
    let text = "";
    for (const row of page) {
      const distance = distanceOf(row);
      if (narrowed.within !== undefined && (distance === null || distance > narrowed.within)) continue;
      text += toLine(row, wanted, { images, includeHidden, distance });
    }
    return text;
  };
  return lineByLine(Readable.from(lines()));
}

function lineByLine(lines: Readable): FileResponse {
  return new FileResponse("application/x-ndjson; charset=utf-8", lines, {
    "content-disposition": 'attachment; filename="profiles.ndjson"',
  });
}
