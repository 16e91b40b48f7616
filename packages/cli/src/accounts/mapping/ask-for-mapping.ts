import type { Column, Purpose } from "@foodshed/sdk/members";
import type { CommandContext } from "../../command-context.ts";
import { CliError, EXIT, usageError } from "../../errors.ts";

import type { MemberTable } from "../find-table.ts";
import { askInQuestions } from "./ask-in-questions.ts";
import { fileColumns, type Mapping, proposeMapping } from "./mapping-state.ts";

/** Asks what each column of a table is, until every required one is known and a person confirms. */
export async function askForMapping(
  context: CommandContext,
  table: MemberTable,
  known: Mapping,
  purpose: Purpose,
): Promise<(Column | undefined)[]> {
  const { output } = context;
  if (!output.isInteractive)
    throw usageError(
      "There is no terminal to ask what the columns are.",
      'Say it with: --map email="Adresse courriel"',
    );
  const columns = fileColumns(table);
  const mapping = proposeMapping(known, columns);
  const chosen = output.canRedraw
    ? await showScreen(context, { columns, mapping, purpose })
    : await askInQuestions(context, { columns, mapping, purpose });
  if (!chosen)
    throw new CliError(
      EXIT.interrupted,
      "Nothing was read.",
      "Map the columns with --map, or mend the headings of the file.",
    );
  return [...chosen];
}

async function showScreen(
  { output, stdin }: CommandContext,
  given: Parameters<typeof askInQuestions>[1],
): Promise<Mapping | undefined> {
  const { loadMappingView } = await import("./load-mapping-view.ts");
  const { openMappingScreen } = await loadMappingView();
  return openMappingScreen(given, {
    stdin: stdin(),
    stderr: output.stderr as NodeJS.WriteStream,
    colour: output.colours("stderr"),
  });
}
