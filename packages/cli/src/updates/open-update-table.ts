import { isIdHeading } from "@foodshed/sdk/members";
import { openTable, type ReadBytes, type ReadingFlags } from "../accounts/open-members.ts";
import type { CommandContext } from "../command-context.ts";
import type { UpdateTable } from "./read-updates.ts";
import { isUpdateField } from "./update-fields.ts";

/** Reads the table of a file as an import does, with the columns that were confirmed for files of its shape, and says how. */
export async function openUpdateTable(
  context: CommandContext,
  read: ReadBytes,
  flags: ReadingFlags,
): Promise<UpdateTable> {
  const { table, columns } = await openTable(context, read, flags, "profile", isNamed);
  return {
    headings: table.header.cells,
    columns,
    rows: table.rows,
    damagedText: flags.damagedText ?? "refuse",
  };
}

/** Whether an export calls a column so. */
const isNamed = (heading: string) =>
  isIdHeading(heading) || isUpdateField(heading.trim().toLowerCase()) || /^\s*version\s*$/i.test(heading);
