import { Box, Text, useWindowSize } from "ink";
import { fitText, wrapGroups, wrapLines } from "../../screens/fit-text.ts";
import { Lines } from "../../screens/lines.tsx";
import { firstShown } from "../../screens/page-window.ts";
import { type ScreenOptions, showScreen } from "../../screens/show-screen.tsx";
import { usePressedKeys } from "../../screens/use-pressed-keys.ts";
import { pluralize } from "../../text/format.ts";
import { OUTCOME_LABELS } from "../plan-file.ts";
import type { PlanOutcome } from "../plan-row.ts";
import type { ReviewRow } from "./review-row.ts";
import {
  bulkRows,
  countCreated,
  countUndecided,
  currentRow,
  filtersOf,
  pressKey,
  type ReviewState,
  shownRows,
  startReview,
} from "./review-state.ts";
import type { Reviewed } from "./reviewed.ts";
import { type DetailLine, detailLines } from "./row-details.ts";

/** From this width on the row of the cursor stands beside the list. */
const WIDE = 100;

/** A sign and a colour for each outcome; the word stands beside it where there is room, and in the detail. */
const SIGNS: Record<PlanOutcome, readonly [sign: string, color: string]> = {
  create: ["+", "green"],
  update: ["~", "blue"],
  match: ["=", "gray"],
  similar: ["?", "yellow"],
  conflict: ["!", "magenta"],
  error: ["x", "red"],
};

interface Size {
  columns: number;
  rows: number;
}

export interface ReviewPanelProps {
  state: ReviewState;
  size: Size;
  colour: boolean;
}

/** The whole screen: what is counted, the filters, the rows or one of them, and the keys. */
export function ReviewPanel({ state, size, colour }: ReviewPanelProps) {
  const { columns } = size;
  const keys = footer(state);
  const head = wrapLines(headline(state), columns);
  const filters = wrapGroups(filterLine(state), columns);
  const foot = wrapGroups(keys, columns);
  const height = bodyHeight(state, size);
  const wide = columns >= WIDE;
  return (
    <Box flexDirection="column" width={columns}>
      <Lines lines={head.map((text) => ({ text, strong: true }))} />
      <Lines lines={filters.map((text) => ({ text }))} />
      <Box height={height} flexDirection="row">
        {(wide || state.mode !== "detail") && (
          <List
            state={state}
            width={wide ? Math.floor(columns * 0.45) : columns}
            height={height}
            colour={colour}
          />
        )}
        {(wide || state.mode === "detail") && (
          <Detail
            state={state}
            width={wide ? columns - Math.floor(columns * 0.45) - 2 : columns}
            height={height}
            indent={wide}
          />
        )}
      </Box>
      <Lines lines={foot.map((text) => ({ text }))} dim={colour} />
    </Box>
  );
}

/** Lines between the heading and the keys; one line of the terminal stays free, so that nothing scrolls. */
export function bodyHeight(state: ReviewState, { columns, rows }: Size): number {
  const around = [headline(state), filterLine(state), footer(state)].flatMap((text) =>
    wrapGroups(text, columns),
  );
  return Math.max(3, rows - around.length - 1);
}

function headline(state: ReviewState): string {
  const undecided = countUndecided(state);
  return `${pluralize(countCreated(state), "account")} to create${undecided > 0 ? `, ${undecided} to decide` : ""}`;
}

function filterLine(state: ReviewState): string {
  const filters = filtersOf(state).map(({ filter, label, count }) =>
    filter === state.filter ? `[${label} ${count}]` : `${label} ${count}`,
  );
  const search = state.mode === "search" ? `find: ${state.text}_` : state.text && `find: ${state.text}`;
  return [...filters, ...(search ? [search] : [])].join("  ");
}

function footer(state: ReviewState): string {
  switch (state.mode) {
    case "search":
      return "Type a part of a name, address or line. Enter done, Esc clear";
    case "bulk":
      return `Decide '${state.bulk}' for ${pluralize(bulkRows(state).length, "doubtful row")} shown? y yes, any other key no`;
    case "end":
      return endQuestion(state);
    case "detail":
      return "s same  n new  k skip  u undo  ↑↓ scroll  ←→ other row  Enter list  c done  q quit";
    default:
      return "s same  n new  k skip  u undo  S N K all shown  ↑↓ move  Enter look  Tab filter  / find  c done  q quit";
  }
}

function endQuestion(state: ReviewState): string {
  const undecided = countUndecided(state);
  const left = undecided > 0 ? ` ${pluralize(undecided, "row")} nobody decided on will be left out.` : "";
  return `Create ${pluralize(countCreated(state), "account")}, with a mail to each?${left} y create, q send nothing, any other key back`;
}

function List({
  state,
  width,
  height,
  colour,
}: {
  state: ReviewState;
  width: number;
  height: number;
  colour: boolean;
}) {
  const rows = shownRows(state);
  if (rows.length === 0) {
    const isNarrowed = state.text !== "" && state.filter !== "all";
    const text = isNarrowed
      ? "Nothing matches. Enter, then Tab looks elsewhere."
      : "Nothing matches. Esc shows all.";
    return <Text>{fitText(text, width)}</Text>;
  }
  const first = firstShown(state.cursor, rows.length, height);
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {rows.slice(first, first + height).map((row, index) => (
        <Row
          key={row.line}
          row={row}
          state={state}
          width={width}
          colour={colour}
          chosen={first + index === state.cursor}
        />
      ))}
    </Box>
  );
}

interface RowProps {
  row: ReviewRow;
  state: ReviewState;
  width: number;
  colour: boolean;
  chosen: boolean;
}

function Row({ row, state, width, colour, chosen }: RowProps) {
  const [sign, color] = SIGNS[row.outcome];
  const decision = state.decisions.get(row.line);
  const tail = decision ? `[${decision}]` : row.doubtful ? "[?]" : "";
  const number = String(row.line).padStart(String(state.rows.at(-1)?.line ?? 0).length);
  const outcome = width >= 60 ? OUTCOME_LABELS[row.outcome].padEnd(16) : "";
  const start = `${chosen ? ">" : " "} ${number} `;
  const room = width - start.length - 2 - tail.length - (outcome ? outcome.length + 1 : 0) - 1;
  return (
    <Text bold={chosen} wrap="truncate">
      {start}
      <Text {...(colour && { color })}>{sign} </Text>
      {fitText(row.business_name || row.email, Math.max(4, room))}
      {outcome && ` ${outcome}`} {tail}
    </Text>
  );
}

interface DetailProps {
  state: ReviewState;
  width: number;
  height: number;
  indent: boolean;
}

function Detail({ state, width, height, indent }: DetailProps) {
  const lines = wrappedDetail(state, width);
  const scroll = Math.max(0, Math.min(state.scroll, lines.length - height));
  const below = lines.length - scroll - height;
  const shown = lines.slice(scroll, scroll + height);
  if (below > 0) shown[shown.length - 1] = { text: fitText(`… ${below + 1} more lines`, width) };
  return (
    <Box flexDirection="column" width={width} marginLeft={indent ? 2 : 0}>
      <Lines lines={shown} />
    </Box>
  );
}

/** The detail of the row of the cursor in lines that fit. */
export function wrappedDetail(state: ReviewState, width: number): DetailLine[] {
  const row = currentRow(state);
  if (!row) return [];
  const decision = state.decisions.get(row.line);
  const decided = decision ?? (row.doubtful ? "open" : undefined);
  const said = `${SIGNS[row.outcome][0]} ${OUTCOME_LABELS[row.outcome]}${decided ? `, decision: ${decided}` : ""}`;
  const lines = [{ text: said, strong: true }, ...detailLines({ ...row, mail: row.mail, decision })];
  return lines.flatMap(({ text, strong = false }) =>
    wrapLines(text, width).map((line) => ({ text: line, strong })),
  );
}

interface ReviewProps {
  rows: readonly ReviewRow[];
  colour: boolean;
  onEnd: (state: ReviewState) => void;
}

export function Review({ rows, colour, onEnd }: ReviewProps) {
  const size = useWindowSize();
  const state = usePressedKeys(
    () => startReview(rows),
    (before, key) => limitScroll(pressKey(before, key, bodyHeight(before, size)), size),
    onEnd,
  );
  return <ReviewPanel state={state} size={size} colour={colour} />;
}

/** Scrolling ends where the detail does. */
function limitScroll(state: ReviewState, size: Size): ReviewState {
  if (state.mode !== "detail" || state.scroll === 0) return state;
  const width = size.columns >= WIDE ? size.columns - Math.floor(size.columns * 0.45) - 2 : size.columns;
  const most = Math.max(0, wrappedDetail(state, width).length - bodyHeight(state, size));
  return state.scroll > most ? { ...state, scroll: most } : state;
}

/** Shows the review on the terminal's other screen until the person goes on or quits. */
export async function openReview(
  rows: readonly ReviewRow[],
  { colour, ...screen }: ScreenOptions,
): Promise<Reviewed> {
  const last = await showScreen<ReviewState>(
    (end) => <Review rows={rows} colour={colour} onEnd={end} />,
    screen,
  );
  const go = last?.ended === "go";
  return { decisions: last?.decisions ?? new Map(), go, agreed: go };
}
