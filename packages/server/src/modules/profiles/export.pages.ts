import type { Services } from "../services.ts";
import { type ExportRow, readExportPage } from "./export.queries.ts";

/** Profiles read at a time: the memory that an export takes, however many there are. */
const PAGE = 500;

/** While one page is written, the next is read already. */
export async function* readExportPages(
  { db }: Pick<Services, "db">,
  chosen: Pick<Parameters<typeof readExportPage>[1], "scope" | "filter" | "wanted">,
): AsyncGenerator<ExportRow[]> {
  const read = (after?: ExportRow) => readExportPage(db, { ...chosen, after, size: PAGE });
  let page = await read();
  while (page.length === PAGE) {
    const next = read(page.at(-1));
    // A failure is thrown where it is awaited, which never happens if the reader stops before.
    next.catch(() => {});
    yield page;
    page = await next;
  }
  if (page.length > 0) yield page;
}
