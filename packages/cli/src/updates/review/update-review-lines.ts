import { besideLines } from "../../screens/beside.ts";
import { wrapLines } from "../../screens/fit-text.ts";
import { differingTexts, listDifference } from "../difference.ts";
import type { FieldUpdate, PlannedRow } from "../update-plan.ts";
import { type Choices, isChosen, mayChange } from "./update-review-state.ts";

/** A line of a row's detail, and the field that it belongs to. */
export interface DetailLine {
  text: string;
  strong?: boolean;
  colour?: string | undefined;
  /** The place of the field among those that are shown. */
  field?: number;
}

/** From this width on the old value stands beside the new one. */
const BESIDE = 60;

export interface DetailOptions {
  width: number;
  choices: Choices;
  fields: readonly FieldUpdate[];
  /** The field at the cursor. */
  cursor: number | undefined;
}

/** Everything that is known of a row, in lines that fit: each field with what it holds and what it would hold. */
export function updateDetail(
  row: PlannedRow,
  { width, choices, fields, cursor }: DetailOptions,
): DetailLine[] {
  const { line, name, account, problems } = row;
  const who = account ? `${account.business_name} (${account.slug})` : name;
  return [
    ...wrapped({ text: `Line ${line}: ${who}`, strong: true }, width),
    ...problems.flatMap((text) => wrapped({ text: `Refused: ${text}`, colour: "red" }, width)),
    ...fields.flatMap((change, field) => [
      { text: "", field },
      ...fieldLines(row, change, { width, choices, isCurrent: cursor === field }).map((each) => ({
        ...each,
        field,
      })),
    ]),
  ];
}

function fieldLines(
  row: PlannedRow,
  change: FieldUpdate,
  { width, choices, isCurrent }: { width: number; choices: Choices; isCurrent: boolean },
): DetailLine[] {
  const { field, state, message, changed_at } = change;
  const chosen = isChosen(choices, row, change);
  const heading = `${isCurrent ? ">" : " "} ${markOf(row, change, chosen)} ${field.replaceAll("_", " ")}`;
  const notes: DetailLine[] = [];
  if (state === "invalid") notes.push({ text: `      Refused: ${message ?? ""}`, colour: "red" });
  else if (state === "changed_since") {
    const day = changed_at ? ` (${changed_at.slice(0, 10)})` : "";
    notes.push({
      text: `      ${message ?? ""}${day} ${chosen ? "It is overwritten." : "It stays."}`,
      colour: "yellow",
    });
  } else if (message) notes.push({ text: `      ${message}` });
  return [
    ...wrapped({ text: heading, strong: isCurrent }, width),
    ...notes.flatMap((note) => wrapped(note, width)),
    ...valueLines(change, width),
  ];
}

/** "[x]" for a field that is changed, "[ ]" for one that stays, "x" for one that cannot be changed. */
export function markOf(row: PlannedRow, change: FieldUpdate, chosen: boolean): string {
  if (!mayChange(row, change)) return " x ";
  return chosen ? "[x]" : "[ ]";
}

function valueLines(change: FieldUpdate, width: number): DetailLine[] {
  const list = listDifference(change);
  if (list) {
    const entries = [
      ...list.removed.map((text) => ({ text: `      − ${text}`, colour: "red" })),
      ...list.added.map((text) => ({ text: `      + ${text}`, colour: "green" })),
      ...(list.kept > 0 ? [{ text: `      and ${list.kept} as before` }] : []),
    ];
    return entries.flatMap((entry) => wrapped(entry, width));
  }
  const [before, after] = differingTexts(change);
  if (width < BESIDE) {
    return [
      ...wrapped({ text: `      now: ${before}` }, width),
      ...wrapped({ text: `      new: ${after}`, colour: "green" }, width),
    ];
  }
  return besideLines(before, after, width - 6).map((text) => ({ text: `      ${text}` }));
}

const wrapped = ({ text, ...line }: DetailLine, width: number): DetailLine[] =>
  wrapLines(text, width).map((part) => ({ ...line, text: part }));
