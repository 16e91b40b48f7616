import { Box, Text, useWindowSize } from "ink";
import { fitText, wrapGroups } from "../../screens/fit-text.ts";
import { Lines } from "../../screens/lines.tsx";
import { firstShown } from "../../screens/page-window.ts";
import { type ScreenOptions, showScreen } from "../../screens/show-screen.tsx";
import { usePressedKeys } from "../../screens/use-pressed-keys.ts";
import type { PlannedRow } from "../update-plan.ts";
import { pressKey } from "./update-review-keys.ts";
import { type DetailLine, updateDetail } from "./update-review-lines.ts";
import {
  currentRow,
  shownFields,
  shownRows,
  startUpdateReview,
  type UpdateReviewState,
} from "./update-review-state.ts";
import { filterLine, footer, headline, rowMark, rowSummary } from "./update-review-text.ts";

/** From this width on the row of the cursor stands beside the list. */
const WIDE = 120;

interface Size {
  columns: number;
  rows: number;
}

interface PanelProps {
  state: UpdateReviewState;
  size: Size;
  colour: boolean;
}

const around = (state: UpdateReviewState, columns: number) =>
  [headline(state), filterLine(state), footer(state)].map((text) => wrapGroups(text, columns));

/** Lines between the heading and the keys; one line of the terminal stays free, so that nothing scrolls. */
export const bodyHeight = (state: UpdateReviewState, { columns, rows }: Size): number =>
  Math.max(3, rows - around(state, columns).flat().length - 1);

const listWidth = (columns: number) => (columns >= WIDE ? Math.floor(columns * 0.42) : columns);
const detailWidth = (columns: number) => (columns >= WIDE ? columns - listWidth(columns) - 2 : columns);

/** The whole screen: what is counted, the filters, the rows or one of them, and the keys. */
export function UpdateReviewPanel({ state, size, colour }: PanelProps) {
  const { columns } = size;
  const [head, filters, foot] = around(state, columns) as [string[], string[], string[]];
  const height = bodyHeight(state, size);
  const wide = columns >= WIDE;
  return (
    <Box flexDirection="column" width={columns}>
      <Lines lines={head.map((text) => ({ text, strong: true }))} />
      <Lines lines={filters.map((text) => ({ text }))} />
      <Box height={height} flexDirection="row">
        {(wide || state.mode !== "detail") && (
          <RowList state={state} width={listWidth(columns)} height={height} colour={colour} />
        )}
        {(wide || state.mode === "detail") && (
          <Box marginLeft={wide ? 2 : 0}>
            <Lines lines={shownDetail(state, size).map((line) => plainUnless(colour, line))} />
          </Box>
        )}
      </Box>
      <Lines lines={foot.map((text) => ({ text }))} dim={colour} />
    </Box>
  );
}

const plainUnless = (colour: boolean, { colour: own, ...line }: DetailLine) => ({
  ...line,
  colour: colour ? own : undefined,
});

const COLOURS = { "[x]": "green", "[-]": "green", "[ ]": "yellow", " x ": "red" } as const;

function RowList({ state, width, height, colour }: ListProps) {
  const rows = shownRows(state);
  if (rows.length === 0) return <Text>{fitText("Nothing matches. Esc shows more.", width)}</Text>;
  const first = firstShown(state.cursor, rows.length, height);
  const digits = String(state.rows.at(-1)?.line ?? 0).length;
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {rows.slice(first, first + height).map((row, index) => {
        const chosen = first + index === state.cursor;
        const mark = rowMark(state, row);
        const start = `${chosen ? ">" : " "} ${String(row.line).padStart(digits)} `;
        return (
          <Text key={row.line} bold={chosen} wrap="truncate">
            {start}
            <Text {...(colour && { color: COLOURS[mark] })}>{mark}</Text>{" "}
            {rowSummary(state, row, width - start.length - 4)}
          </Text>
        );
      })}
    </Box>
  );
}

interface ListProps extends Omit<PanelProps, "size"> {
  width: number;
  height: number;
}

/** The lines of the detail that are in view: those of the field at the cursor, or where the person has scrolled to. */
function shownDetail(state: UpdateReviewState, size: Size): DetailLine[] {
  const lines = detailOf(state, size);
  const height = bodyHeight(state, size);
  const top = topOf(state, size);
  const shown = lines.slice(top, top + height);
  const below = lines.length - top - height;
  if (below > 0)
    shown[shown.length - 1] = { text: fitText(`… ${below + 1} more lines`, detailWidth(size.columns)) };
  return shown;
}

function detailOf(state: UpdateReviewState, { columns }: Size): DetailLine[] {
  const row = currentRow(state);
  if (!row) return [];
  return updateDetail(row, {
    width: detailWidth(columns),
    choices: state.choices,
    fields: shownFields(state, row),
    cursor: state.mode === "detail" ? state.fieldCursor : undefined,
  });
}

function topOf(state: UpdateReviewState, size: Size): number {
  const lines = detailOf(state, size);
  return Math.max(
    0,
    Math.min(fieldTop(state, lines, size) + state.scroll, lines.length - bodyHeight(state, size)),
  );
}

/** Where the detail begins so that the field at the cursor is in view. */
function fieldTop(
  { mode, fieldCursor }: UpdateReviewState,
  lines: readonly DetailLine[],
  size: Size,
): number {
  if (mode !== "detail") return 0;
  const first = lines.findIndex(({ field }) => field === fieldCursor);
  const last = lines.findLastIndex(({ field }) => field === fieldCursor);
  const height = Math.max(3, size.rows - 6);
  return last < height ? 0 : Math.max(0, first);
}

/** Scrolling ends where the detail does. */
function limitScroll(state: UpdateReviewState, size: Size): UpdateReviewState {
  if (state.scroll === 0) return state;
  const scroll = topOf(state, size) - fieldTop(state, detailOf(state, size), size);
  return { ...state, scroll };
}

interface UpdateReviewProps {
  rows: readonly PlannedRow[];
  colour: boolean;
  onEnd: (state: UpdateReviewState) => void;
}

export function UpdateReview({ rows, colour, onEnd }: UpdateReviewProps) {
  const size = useWindowSize();
  const state = usePressedKeys(
    () => startUpdateReview(rows),
    (before, key) => limitScroll(pressKey(before, key, bodyHeight(before, size)), size),
    onEnd,
  );
  return <UpdateReviewPanel state={state} size={size} colour={colour} />;
}

/** Shows the review on the terminal's other screen. @returns how it was left; undefined where it was interrupted */
export const openUpdateReview = (rows: readonly PlannedRow[], { colour, ...screen }: ScreenOptions) =>
  showScreen<UpdateReviewState>((end) => <UpdateReview rows={rows} colour={colour} onEnd={end} />, screen);
