import { COLUMNS, type Column, foldHeading, type Purpose } from "@foodshed/sdk/members";
import type { CommandContext } from "../../command-context.ts";
import { ask } from "../../prompt.ts";

import {
  choose,
  type FileColumn,
  fieldLabel,
  fieldsFor,
  isRequired,
  type Mapping,
  missingText,
  stillMissing,
} from "./mapping-state.ts";

export interface MappingQuestions {
  columns: readonly FileColumn[];
  mapping: Mapping;
  purpose: Purpose;
}

const INSTEAD = 'Say it with: --map email="Adresse courriel"';

/** The mapping by numbered questions, for screen readers and terminals that cannot redraw. Undefined where it is not confirmed. */
export async function askInQuestions(
  context: CommandContext,
  { columns, mapping, purpose }: MappingQuestions,
): Promise<Mapping | undefined> {
  const { output } = context;
  output.note("Which column of the file is which? The fields are:");
  COLUMNS.forEach((column, index) => {
    output.note(`  ${index + 1}  ${fieldLabel(column)}${isRequired(column, purpose) ? " (required)" : ""}`);
  });
  output.note(
    "A contact's name stands for first and last name. Answer with the number or name of a field, with - to leave the column aside, or with Enter for what is proposed.",
  );
  let chosen = mapping;
  for (;;) {
    for (const [index, { heading, samples }] of columns.entries()) {
      const proposed = chosen[index];
      const example =
        samples.length > 0 ? `, for instance ${samples.join(", ").slice(0, 120)}` : ", which is blank";
      output.note(`Column ${index + 1} of ${columns.length}: '${heading}'${example}`);
      const answer = await ask(
        context,
        `Field (Enter: ${proposed ? fieldLabel(proposed) : "leave aside"})`,
        INSTEAD,
        (text) =>
          text === "" || text === "-" || fieldOf(text, purpose)
            ? undefined
            : "Answer with the number or name of a field, or with -.",
      );
      if (answer !== "")
        chosen = choose(chosen, index, answer === "-" ? undefined : fieldOf(answer, purpose));
    }
    const missing = stillMissing(chosen, purpose, columns);
    if (missing.length === 0) break;
    output.note(`Still missing: ${missingText(missing)}. Once more:`);
  }
  for (const [index, { heading }] of columns.entries()) {
    const column = chosen[index];
    if (column) output.note(`  ${fieldLabel(column)}: '${heading}'`);
  }
  const answer = await ask(context, "Is that right? (y/N)", INSTEAD, (text) =>
    /^(y(es)?|no?)?$/i.test(text) ? undefined : "Answer with y or n.",
  );
  return /^y/i.test(answer) ? chosen : undefined;
}

function fieldOf(text: string, purpose: Purpose): Column | undefined {
  const numbered = /^\d+$/.test(text) ? COLUMNS[Number(text) - 1] : undefined;
  const exact = COLUMNS.find((column) => foldHeading(column) === foldHeading(text));
  return numbered ?? exact ?? fieldsFor(text, purpose)[0]?.column;
}
