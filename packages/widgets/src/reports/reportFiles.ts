import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import type { ReportRow } from "./reportRows.ts";

/**
 * A report as a file for a spreadsheet. Cells that a spreadsheet would read as a formula are quoted. In French a comma is the decimal sign,
 * and spreadsheets separate the cells by semicolons.
 */
export async function reportCsv(
  firstColumn: string,
  rows: readonly ReportRow[],
  t: WidgetTranslate,
): Promise<Blob> {
  const { default: papa } = await import("papaparse");
  const french = t.locale === "fr-CA";
  const text = papa.unparse(
    {
      fields: [firstColumn, t(strings.membersColumn), t(strings.percentageHeading)],
      data: rows.map(({ label, count, percentage }) => [
        label,
        count,
        french ? percentage.toFixed(1).replace(".", ",") : percentage.toFixed(1),
      ]),
    },
    { escapeFormulae: true, newline: "\r\n", delimiter: french ? ";" : "," },
  );
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}

/** A chart as a picture with its background; the canvas alone is transparent. */
export function chartPicture(chart: HTMLCanvasElement, background: string): Promise<Blob | null> {
  const sheet = document.createElement("canvas");
  sheet.width = chart.width;
  sheet.height = chart.height;
  const pen = sheet.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = background;
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.drawImage(chart, 0, 0);
  return new Promise((resolve) => sheet.toBlob(resolve, "image/png"));
}

/** Downloads a file. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the URL when this task ends.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
