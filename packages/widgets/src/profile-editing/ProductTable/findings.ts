import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import { findMojibake } from "@foodshed/sdk/members";
import { PRODUCT_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import * as strings from "../generated/strings.ts";
import { type Field, isBlank, type ProductRow } from "./productRows.ts";

/** What is to be said of a row. */
export interface Findings {
  /** What must be mended before it can be saved, by field. */
  problems: Partial<Record<Field, LocalizedText>>;
  /** A text that some program read in a wrong encoding, and what it probably was. */
  damaged?: { field: "name" | "translation"; mended: string };
}

const NOTHING: Findings = { problems: {} };

/** The findings of all rows that have some, by their keys. */
export function findingsOf(rows: readonly ProductRow[]): ReadonlyMap<string, Findings> {
  const found = new Map<string, Findings>();
  const seen = new Set<string>();
  for (const row of rows) {
    if (isBlank(row)) continue;
    const findings = ofRow(row);
    const key = `${row.category} ${row.name.trim().normalize("NFC").toLocaleLowerCase("en-CA")}`;
    if (row.category !== undefined && !findings.problems.name) {
      if (seen.has(key)) findings.problems.name = localized(strings.lineTwice);
      seen.add(key);
    }
    if (Object.keys(findings.problems).length > 0 || findings.damaged) found.set(row.key, findings);
  }
  return found;
}

/** Whether something must be mended before the table can be saved. */
export function hasProblems(found: ReadonlyMap<string, Findings>): boolean {
  return [...found.values()].some(({ problems }) => Object.keys(problems).length > 0);
}

/** @param key of the row */
export function findingsAt(found: ReadonlyMap<string, Findings>, key: string): Findings {
  return found.get(key) ?? NOTHING;
}

function ofRow({ name, translation, category, unknownCategory }: ProductRow): Findings {
  const nameProblem = name.trim() === "" ? localized(strings.productNameRequired) : textProblem(name);
  const translationProblem = textProblem(translation);
  const problems: Findings["problems"] = {
    ...(nameProblem && { name: nameProblem }),
    ...(translationProblem && { translation: translationProblem }),
    ...(category === undefined && {
      category: unknownCategory
        ? localized(strings.noSuchCategory, { text: unknownCategory })
        : localized(strings.categoryNeeded),
    }),
  };
  for (const [field, text] of [
    ["name", name],
    ["translation", translation],
  ] as const) {
    const misread = findMojibake(text);
    if (misread) return { problems, damaged: { field, mended: misread.mended } };
  }
  return { problems };
}

function textProblem(text: string): LocalizedText | undefined {
  const name = text.trim();
  if (name.startsWith("__")) return localized(strings.productNameRequired);
  if (name.includes(",")) return localized(strings.productNameComma);
  if (name.length > PRODUCT_NAME_MAX_LENGTH)
    return localized(strings.lineTooLong, { characters: name.length, max: PRODUCT_NAME_MAX_LENGTH });
  return undefined;
}
