import { Readable } from "node:stream";
import { DomainError } from "../../errors.ts";
import { FileAnswer, type Query } from "../../handlers.ts";
import type { Actor, Services } from "../../platform/context.ts";
import { signedIn } from "../../platform/signed-in.ts";
import { exportFields, toLine } from "./export.lines.ts";
import { type ExportRow, readExportPage, recordExport } from "./export.queries.ts";

/** Profiles read at a time: the memory that an export takes, however many there are. */
const PAGE = 200;

/**
 * Profiles by business name, one JSON object per line, written as they are read. Who saves a profile meanwhile is exported
 * as it was or as it is, once either way unless its name changes.
 */
export async function exportProfiles(
  services: Services,
  actor: Actor,
  { scope = "managed", fields, include_hidden: includeHidden = false }: Query<"exportProfiles">,
): Promise<FileAnswer> {
  const caller = signedIn(actor);
  const unknown = fields?.filter((field) => !(exportFields as string[]).includes(field)) ?? [];
  if (unknown.length > 0) {
    throw DomainError.invalid({ fields: unknown.map((field) => `There is no field ${field}.`) });
  }
  if ((scope === "all" || includeHidden) && caller.kind !== "administrator") throw DomainError.forbidden();
  if (includeHidden) {
    await recordExport(services.db, {
      at: services.clock.now(),
      actor_user_id: caller.userId,
      session_id: caller.sessionId,
      details: { scope, fields: fields ?? null },
    });
  }
  const wanted = new Set<string>(["id", ...(fields ?? exportFields)]);
  const managedBy = scope === "all" ? undefined : caller.accountId;
  const options = { images: services.images, includeHidden };
  const pages = readPages(services, managedBy);
  // A database that is away is told of while there is still a status to tell it with.
  const first = await pages.next();

  async function* lines() {
    if (first.done) return;
    yield write(first.value);
    for await (const page of pages) yield write(page);
  }
  const write = (page: ExportRow[]) => page.map((row) => toLine(row, wanted, options)).join("");
  return new FileAnswer("application/x-ndjson; charset=utf-8", Readable.from(lines()), {
    "content-disposition": 'attachment; filename="profiles.ndjson"',
  });
}

async function* readPages({ db }: Services, managedBy: number | undefined): AsyncGenerator<ExportRow[]> {
  let after: ExportRow | undefined;
  for (;;) {
    const page = await readExportPage(db, { managedBy, after, size: PAGE });
    if (page.length > 0) yield page;
    after = page.at(-1);
    if (page.length < PAGE) return;
  }
}
