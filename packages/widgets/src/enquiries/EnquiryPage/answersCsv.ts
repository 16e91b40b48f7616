import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { AnswerRow } from "./answers.ts";

/**
 * The answers as a file for a spreadsheet, with plain numbers. Cells that a spreadsheet would read as a formula are quoted. In French a comma
 * is the decimal sign, and spreadsheets separate the cells by semicolons.
 */
export async function answersCsv(rows: readonly AnswerRow[], t: WidgetTranslate): Promise<Blob> {
  const { default: papa } = await import("papaparse");
  const french = t.locale === "fr-CA";
  const number = (value: number | null | undefined) =>
    value == null ? "" : french ? String(value).replace(".", ",") : String(value);
  const cells = ({ recipient: { account, answer }, state, shipping }: AnswerRow) => [
    account.business_name,
    state,
    number(answer?.quantity),
    answer?.unit ?? "",
    number(answer?.price),
    answer?.price_unit ?? "",
    answer?.date ?? "",
    shipping,
    answer?.content ?? "",
  ];
  const text = papa.unparse(
    {
      fields: [
        ...[strings.business, strings.answer, strings.quantity, strings.unit, strings.priceInDollars],
        ...[strings.pricePer, strings.fromDay, strings.shipping, strings.remarks],
      ].map((name) => t(name)),
      data: rows.map(cells),
    },
    { escapeFormulae: true, newline: "\r\n", delimiter: french ? ";" : "," },
  );
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
