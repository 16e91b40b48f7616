import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  DoughnutController,
  Legend,
  LinearScale,
  Tooltip,
} from "chart.js";
import { useEffect, useRef, useState } from "react";
import { Bar, Doughnut } from "react-chartjs-2";
import { useIsDark } from "../../primitives/useIsDark.ts";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { media } from "../../theme/breakpoints.ts";
import * as strings from "../generated/strings.ts";
import { chartDescription, percentText, type ReportRow } from "../reportRows.ts";
import { type ChartColors, readColors } from "./chartColors.ts";
import * as css from "./ReportChart.css.ts";

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  Legend,
  LinearScale,
  Tooltip,
);

/** Characters of a label on one line of a phone. */
const LINE = 14;

/** Pixels of one bar with the space around it, and of the axis. */
const [BAR, AXIS] = [38, 48];

export interface ChartCanvasProps {
  type: "doughnut" | "bar";
  title: string;
  rows: readonly ReportRow[];
}

/** The chart's canvas. Screen readers get one sentence with all its numbers. */
export function ChartCanvas({ type, title, rows }: ChartCanvasProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  const motionless = useMediaQuery(media.reducedMotion);
  const phone = useMediaQuery(media.phone);
  const [colors, setColors] = useState<ChartColors>();
  const read = () => {
    if (box.current) setColors(readColors(box.current));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colour scheme changes the colours, also on a page without transitions
  useEffect(read, [isDark]);

  const words = chartDescription(title, rows, t);
  const shared = {
    "aria-label": words,
    role: "img",
    fallbackContent: <p>{t(strings.cannotDraw, { description: words })}</p>,
  };
  return (
    <div
      ref={box}
      className={css.box[type]}
      onTransitionEnd={read}
      style={type === "bar" ? { height: rows.length * BAR + AXIS } : undefined}
    >
      {colors &&
        (type === "doughnut" ? (
          <Doughnut
            {...shared}
            data={data(rows, colors, 2)}
            options={doughnut(rows, colors, motionless, t)}
          />
        ) : (
          <Bar
            {...shared}
            data={data(rows, colors, 0, phone ? LINE : undefined)}
            options={bar(rows, colors, motionless, t)}
          />
        ))}
    </div>
  );
}

function data(
  rows: readonly ReportRow[],
  { palette, background }: ChartColors,
  borderWidth: number,
  lineLength?: number,
) {
  return {
    labels: rows.map(({ label }) => (lineLength ? lines(label, lineLength) : label)),
    datasets: [
      {
        data: rows.map(({ count }) => count),
        backgroundColor: rows.map((_, index) => palette[index % palette.length] as string),
        borderColor: background,
        borderWidth,
        maxBarThickness: 24,
      },
    ],
  };
}

/** Breaks a label between its words. */
function lines(label: string, length: number): string[] {
  const [first = "", ...words] = label.split(/(?<=\/)| /);
  const broken = [first];
  for (const word of words) {
    const last = broken.at(-1) ?? "";
    if (last.length + word.length >= length) broken.push(word);
    else broken[broken.length - 1] = last.endsWith("/") ? last + word : `${last} ${word}`;
  }
  return broken;
}

function basics(
  rows: readonly ReportRow[],
  { ink, font }: ChartColors,
  motionless: boolean,
  t: WidgetTranslate,
) {
  return {
    locale: t.locale,
    responsive: true,
    maintainAspectRatio: false,
    color: ink,
    font: { family: font, size: 14 },
    ...(motionless && { animation: false as const }),
    plugins: {
      tooltip: {
        callbacks: {
          // The tooltip would join the lines of a wrapped label with commas.
          title: ([item]: { dataIndex: number }[]) => (item && rows[item.dataIndex]?.label) ?? "",
          label: ({ dataIndex }: { dataIndex: number }) => {
            const row = rows[dataIndex];
            if (!row) return "";
            const percentage = percentText(row.percentage, t.locale);
            return ` ${t(strings.tooltip, { count: row.count, percentage })}`;
          },
        },
      },
    },
  };
}

function doughnut(
  rows: readonly ReportRow[],
  colors: ChartColors,
  motionless: boolean,
  t: WidgetTranslate,
): ChartOptions<"doughnut"> {
  const options = basics(rows, colors, motionless, t);
  return {
    ...options,
    cutout: "58%",
    plugins: {
      ...options.plugins,
      legend: {
        position: "bottom",
        labels: {
          color: colors.ink,
          font: options.font,
          boxWidth: 14,
          boxHeight: 14,
          padding: 14,
          generateLabels: () =>
            rows.map(({ label, percentage }, index) => ({
              text: `${label} ${percentText(percentage, t.locale)}`,
              fillStyle: colors.palette[index % colors.palette.length] as string,
              fontColor: colors.ink,
              lineWidth: 0,
              index,
            })),
        },
        // By default a press hides a part, and the percentages would no longer match the chart.
        onClick: () => {},
      },
    },
  };
}

function bar(
  rows: readonly ReportRow[],
  colors: ChartColors,
  motionless: boolean,
  t: WidgetTranslate,
): ChartOptions<"bar"> {
  const options = basics(rows, colors, motionless, t);
  const { ink, line } = colors;
  return {
    ...options,
    indexAxis: "y",
    scales: {
      x: {
        beginAtZero: true,
        grid: { color: line },
        border: { display: false },
        ticks: { color: ink, font: options.font, precision: 0 },
      },
      y: {
        grid: { display: false },
        border: { color: line },
        ticks: { color: ink, font: options.font, autoSkip: false },
      },
    },
    plugins: { ...options.plugins, legend: { display: false } },
  };
}
