import { formatCount } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { type DataColumn, DataTable } from "../../primitives/DataTable/DataTable.tsx";
import { type SortOrder, sortRows } from "../../primitives/DataTable/sortRows.ts";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { download, reportCsv } from "../reportFiles.ts";
import { percentText, type ReportRow } from "../reportRows.ts";
import * as css from "./ReportsPage.css.ts";

type Column = keyof ReportRow;

export interface ReportTableProps {
  /** The caption. */
  caption: string;
  /** The header of the first column: "Business Type". */
  firstColumn: string;
  rows: readonly ReportRow[];
  /** The name of the downloaded file, without extension. */
  fileName: string;
}

/** The numbers of a chart as a table that can be sorted and downloaded. */
export function ReportTable({ caption, firstColumn, rows, fileName }: ReportTableProps) {
  const t = useTranslate();
  const [sort, setSort] = useState<SortOrder<Column>>({ by: "count", direction: "descending" });
  const columns: readonly DataColumn<ReportRow, Column>[] = [
    { id: "label", header: firstColumn, sortable: true, namesRow: true, cell: ({ label }) => label },
    {
      id: "count",
      header: t(strings.membersColumn),
      sortable: true,
      numeric: true,
      cell: ({ count }) => formatCount(count, t.locale),
    },
    {
      id: "percentage",
      header: t(strings.percentageColumn),
      sortable: true,
      numeric: true,
      cell: ({ percentage }) => percentText(percentage, t.locale),
    },
  ];
  return (
    <div className={css.table}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={sortRows(rows, (row) => row[sort.by], sort.direction, t.locale)}
        rowKey={({ label }) => label}
        sort={sort}
        onSort={setSort}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-label={t(strings.downloadCsvOf, { title: caption })}
        onClick={async () => download(await reportCsv(firstColumn, rows, t), `${fileName}.csv`)}
      >
        {t(strings.downloadCsv)}
      </Button>
    </div>
  );
}
