import type { UpdateValue } from "../update-fields.ts";
import type { PlannedRow } from "../update-plan.ts";

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const folded = new WeakMap<PlannedRow, string>();

const textOf = (value: UpdateValue) => (Array.isArray(value) ? value.join(" ") : (value ?? ""));

/** What is looked for in a row, or a text to look for, without accents and letter case. */
export function foldedText(of: PlannedRow | string): string {
  if (typeof of === "string") return fold(of);
  const known = folded.get(of);
  if (known !== undefined) return known;
  const { line, name, account, problems, changes } = of;
  const parts = changes.flatMap(({ field, before, after, message }) => [
    field,
    field.replaceAll("_", " "),
    textOf(before),
    textOf(after),
    message ?? "",
  ]);
  const text = fold(
    [line, name, account?.business_name, account?.slug, ...problems, ...parts].filter(Boolean).join("\n"),
  );
  folded.set(of, text);
  return text;
}
