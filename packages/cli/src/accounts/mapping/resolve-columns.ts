import { type Column, columnMap, matchHeadings, missingColumns, type Purpose } from "@foodshed/sdk/members";
import type { CommandContext } from "../../command-context.ts";

import type { MemberTable } from "../find-table.ts";
import { mayBeRoleColumn, withRoleColumns } from "../read-role-columns.ts";
import { applyMapFlags, type MapFlags } from "./map-flags.ts";
import type { MappingMemory } from "./mapping-memory.ts";

export interface ResolvedColumns {
  columns: (Column | undefined)[];
  notes: string[];
}

const FORGET = "Forget it with: --map none";

export interface Resolving {
  flags: MapFlags;
  memory: MappingMemory;
  purpose: Purpose;
}

/** The columns as far as nobody has to be asked, and whether a required one is missing then. */
function knownColumns(table: Pick<MemberTable, "header" | "rows">, { flags, memory, purpose }: Resolving) {
  const headings = table.header.cells;
  const remembered = flags.forget ? undefined : memory.recall(headings);
  const start = remembered
    ? remembered.columns.map((column) => column ?? undefined)
    : columnsFor(table, purpose);
  const columns = applyMapFlags(start, headings, flags.given);
  const isMissing = missingColumns(columnMap(headings, columns), purpose).length > 0;
  return { columns, remembered, isMissing };
}

/** Which columns of a table will be read, by its first rows; undefined where that is not sure yet. */
export function columnsToRead(
  table: Pick<MemberTable, "header" | "rows">,
  resolving: Resolving,
): boolean[] | undefined {
  const { columns, isMissing } = knownColumns(table, resolving);
  if (isMissing || resolving.flags.ask) return undefined;
  return table.header.cells.map((heading, index) => columns[index] !== undefined || mayBeRoleColumn(heading));
}

/**
 * What each heading of a table stands for: as the flags say, else as it was confirmed for files of this shape, else by its aliases.
 * Where a required column is missing, a person is asked on a terminal.
 */
export async function resolveColumns(
  context: CommandContext,
  table: MemberTable,
  resolving: Resolving,
): Promise<ResolvedColumns> {
  const { flags, memory, purpose } = resolving;
  const headings = table.header.cells;
  const notes: string[] = [];
  if (flags.forget && memory.forget(headings))
    notes.push("What was remembered of the columns of such files is forgotten.");
  const { columns, remembered, isMissing } = knownColumns(table, resolving);
  if (flags.ask || (isMissing && context.output.isInteractive)) {
    const { askForMapping } = await import("./ask-for-mapping.ts");
    const chosen = await askForMapping(context, table, columns, purpose);
    return { columns: chosen, notes: [...notes, ...remember(memory, headings, chosen)] };
  }
  if (flags.given.size > 0 && !isMissing) notes.push(...remember(memory, headings, columns));
  else if (remembered)
    notes.push(`The columns are those of ${remembered.saved_on}: ${namesOf(headings, columns)}. ${FORGET}`);
  return { columns, notes };
}

/** By the aliases of headings; in a list of accounts a column may also have the yes and no of one role. */
function columnsFor(table: Pick<MemberTable, "header" | "rows">, purpose: Purpose): (Column | undefined)[] {
  const columns = matchHeadings(table.header.cells);
  return purpose === "account" ? withRoleColumns(columns, table) : columns;
}

function remember(
  memory: MappingMemory,
  headings: readonly string[],
  columns: readonly (Column | undefined)[],
): string[] {
  return memory.remember(headings, columns, new Date())
    ? [`The columns are remembered for files with these headings. ${FORGET}`]
    : ["The columns could not be remembered, as the configuration folder cannot be written."];
}

/** "email is 'Adresse', roles is 'Genre'". */
function namesOf(headings: readonly string[], columns: readonly (Column | undefined)[]): string {
  const aliases = matchHeadings(headings);
  return columns
    .flatMap((column, index) =>
      column === aliases[index]
        ? []
        : [column ? `${column} is '${headings[index]}'` : `'${headings[index]}' is left aside`],
    )
    .join(", ");
}
