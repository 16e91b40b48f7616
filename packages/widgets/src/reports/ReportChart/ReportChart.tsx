import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { chartPicture, download } from "../reportFiles.ts";
import type { ReportRow } from "../reportRows.ts";
import * as css from "./ReportChart.css.ts";

// Loaded lazily: the chart library is larger than the rest of the page.
const ChartCanvas = lazy(() =>
  import("./ChartCanvas.tsx").then((module) => ({ default: module.ChartCanvas })),
);

export interface ReportChartProps {
  type: "doughnut" | "bar";
  title: string;
  rows: readonly ReportRow[];
  /** The name of the downloaded picture, without extension. */
  fileName: string;
  /** Level of the title in the page. */
  level?: 2 | 3;
}

/** A chart with its title, downloadable as a picture. Its page must show the same numbers as a table. */
export function ReportChart({ type, title, rows, fileName, level = 3 }: ReportChartProps) {
  const t = useTranslate();
  const Heading = `h${level}` as const;
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  async function keep() {
    const canvas = frame.current?.querySelector("canvas");
    const background = frame.current ? getComputedStyle(frame.current).backgroundColor : "";
    const picture = canvas ? await chartPicture(canvas, background) : null;
    setFailed(!picture);
    if (picture) download(picture, `${fileName}.png`);
  }

  return (
    <figure className={css.figure}>
      <figcaption className={css.head}>
        <Heading className={css.title}>{title}</Heading>
        <Button variant="quiet" size="sm" aria-label={t(strings.downloadPngOf, { title })} onClick={keep}>
          {t(strings.downloadPng)}
        </Button>
      </figcaption>
      <div ref={frame} className={css.frame}>
        <Suspense fallback={<Skeleton height="16em" />}>
          <ChartCanvas type={type} title={title} rows={rows} />
        </Suspense>
      </div>
      <FormStatus error={failed && t(strings.noPicture)} />
    </figure>
  );
}
