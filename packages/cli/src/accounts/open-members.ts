import { type Column, countMeanings, type Purpose } from "@foodshed/sdk/members";
import type { CommandContext } from "../command-context.ts";
import { delimiterName } from "../csv/records.ts";
import { usageError } from "../errors.ts";
import type { ChooseColumns, Grid } from "../tables/grid.ts";
import { layOut } from "../tables/layout.ts";
import { openWorkbook } from "../tables/open-workbook.ts";
import { gridOfText } from "../tables/text-grid.ts";
import { chooseSheet } from "./choose-sheet.ts";

import type { DamagedText } from "./damaged-text.ts";
import { decodeText } from "./decode-text.ts";
import { findTable, type MemberTable, withoutHiddenRows } from "./find-table.ts";
import { readMapFlags } from "./mapping/map-flags.ts";
import { MappingMemory } from "./mapping/mapping-memory.ts";
import { columnsToRead, resolveColumns } from "./mapping/resolve-columns.ts";
import { type Members, readMemberRows } from "./read-members.ts";

/** How a members file is to be read, as the flags of `addReadingOptions` say. */
export interface ReadingFlags {
  encoding?: string;
  delimiter?: string;
  damagedText?: DamagedText;
  sheet?: string;
  skipHidden?: boolean;
  map?: string[];
}

/** Gives the bytes of a file, to be held no longer than it takes to find its rows: it may have fifty megabytes. */
export type ReadBytes = () => Uint8Array;

/**
 * Reads and checks every row of a members file, whatever program wrote it. Shows on stderr how it was read. Asks on a terminal what
 * the file leaves open, and fails without one, with the flag that answers it.
 */
export async function openMembers(
  context: CommandContext,
  read: ReadBytes,
  flags: ReadingFlags,
): Promise<Members> {
  const { table, columns, notes } = await openTable(context, read, flags, "account");
  const members = readMemberRows(table, columns, {
    ...(flags.damagedText && { damagedText: flags.damagedText }),
  });
  for (const note of members.notes) context.output.note(note);
  return { rows: members.rows, notes: [...notes, ...members.notes] };
}

export interface OpenedTable {
  table: MemberTable;
  /** What each heading stands for. */
  columns: (Column | undefined)[];
  notes: string[];
}

/**
 * Finds the table in a file, and what its columns are: as flags say, as a person confirmed, as headings are understood, or as a
 * person says now. Shows on stderr how it was read.
 * @param isNamed tells headings that mean something beyond the columns
 */
export async function openTable(
  context: CommandContext,
  read: ReadBytes,
  flags: ReadingFlags,
  purpose: Purpose,
  isNamed: (heading: string) => boolean = () => false,
): Promise<OpenedTable> {
  const map = readMapFlags(flags.map);
  const resolving = { flags: map, memory: new MappingMemory(context.configDir), purpose };
  const given = new Set([...map.given.values()].flat());
  const meanings = (cells: readonly string[]) =>
    resolving.memory.recall(cells)
      ? Number.POSITIVE_INFINITY
      : countMeanings(cells, (heading) => given.has(heading) || isNamed(heading));
  const choose: ChooseColumns = (first) => {
    const layout = layOut(first, meanings);
    const isRead = layout && columnsToRead(layout, resolving);
    if (!isRead) return undefined;
    const header = layout.header.cells;
    return { header, isRead: header.map((heading, index) => isRead[index] || isNamed(heading)) };
  };
  const { grid, notes } = await readGrid(context, read(), flags, choose);
  const table = findTable(flags.skipHidden ? withoutHiddenRows(grid) : grid, meanings);
  const resolved = await resolveColumns(context, table, resolving);
  const said = [...notes, ...table.notes, ...resolved.notes];
  // Also where the rows cannot be read: it may be why.
  for (const note of said) context.output.note(note);
  return { table, columns: resolved.columns, notes: said };
}

/** Reads the rows of a file of any format, before more is known of their meaning than what will be read of them. */
async function readGrid(
  context: CommandContext,
  bytes: Uint8Array,
  flags: ReadingFlags,
  choose: ChooseColumns,
): Promise<{ grid: Grid; notes: string[] }> {
  const workbook = await openWorkbook(bytes);
  if (workbook) {
    const sheet = await chooseSheet(context, workbook.sheets, flags.sheet);
    return {
      grid: await sheet.read(flags.skipHidden ? undefined : choose),
      notes: [`Read as ${workbook.format}, the sheet '${sheet.name}'.`],
    };
  }
  if (flags.sheet !== undefined)
    throw usageError("The file is a text and has no sheets.", "Leave out --sheet.");
  const { text, encoding, notes } = await decodeText(context, bytes, flags.encoding);
  const grid = gridOfText(text, flags.delimiter, choose);
  return { grid, notes: [`Read as ${encoding}, fields between ${delimiterName(grid.delimiter)}.`, ...notes] };
}
