import { Box, Text, useInput, useWindowSize } from "ink";
import { useEffect, useState } from "react";
import { fitText, wrapGroups, wrapLines } from "../screens/fit-text.ts";
import { keyName } from "../screens/key-name.ts";
import { Lines } from "../screens/lines.tsx";
import { firstShown } from "../screens/page-window.ts";
import { type ScreenOptions, showScreen } from "../screens/show-screen.tsx";
import { formatCount } from "../text/format.ts";
import type { QueueItem } from "./queue-item.ts";
import {
  type Answered,
  afterAnswer,
  confirmedAnswer,
  currentItem,
  pressQueueKey,
  type QueueState,
  shownItems,
  startQueue,
} from "./queue-state.ts";

export interface QueueScreenProps {
  items: readonly QueueItem[];
  /** Everything that is known of an item, a line per fact. */
  detailsOf: (item: QueueItem) => string[];
  onAnswer: (item: QueueItem, accept: boolean) => Promise<Answered>;
  /** Told whether Ctrl+C ended it. */
  onEnd?: (wasInterrupted: boolean) => void;
  colour?: boolean;
  size?: { columns: number; rows: number };
}

/** What waits for a decision: a list to move in, to look into and to answer. */
export function QueueScreen({
  items,
  detailsOf,
  onAnswer,
  onEnd,
  colour = true,
  size = { columns: 80, rows: 24 },
}: QueueScreenProps) {
  const { columns, rows } = size;
  const [state, setState] = useState(() => startQueue(items));
  const item = currentItem(state);
  const head = wrapLines(headline(state), columns);
  const foot = [
    ...(state.status ? wrapLines(state.status, columns) : []),
    ...wrapGroups(KEYS[state.mode], columns),
  ];
  // A line of the terminal stays free, so that nothing scrolls.
  const height = Math.max(1, rows - head.length - foot.length - 2);
  const details = item ? detailsOf(item).flatMap((line) => wrapLines(line, columns)) : [];
  const most = Math.max(0, details.length - height);

  useEffect(() => {
    if (state.hasEnded) onEnd?.(state.wasInterrupted);
  }, [state.hasEnded, state.wasInterrupted, onEnd]);

  useInput((input, key) => {
    for (const name of keyName(input, key)) {
      const answer = confirmedAnswer(state, name);
      if (answer && item) {
        const accept = answer === "accept";
        setState((before) => ({ ...before, mode: "busy" }));
        void onAnswer(item, accept).then((answered) =>
          setState((before) => afterAnswer(before, item, accept, answered)),
        );
        return;
      }
      setState((before) => {
        const after = pressQueueKey(before, name, height);
        return { ...after, scroll: Math.min(after.scroll, most) };
      });
    }
  });

  const isList = state.mode === "list" || state.mode === "filter";
  const shownDetails = details.slice(state.scroll, state.scroll + height);
  const below = details.length - state.scroll - height;
  if (below > 0) shownDetails[shownDetails.length - 1] = fitText(`… ${below + 1} more lines`, columns);
  return (
    <Box flexDirection="column" width={columns}>
      <Lines lines={head.map((text) => ({ text, strong: true }))} />
      <Box height={height + 1} flexDirection="column">
        {isList ? (
          <ItemList state={state} height={height} width={columns} colour={colour} />
        ) : (
          <Lines lines={shownDetails.map((text) => ({ text }))} />
        )}
      </Box>
      <Lines lines={foot.map((text) => ({ text }))} dim={colour && state.mode === "list" && !state.status} />
    </Box>
  );
}

interface ListProps {
  state: QueueState;
  height: number;
  width: number;
  colour: boolean;
}

function ItemList({ state, height, width, colour }: ListProps) {
  const shown = shownItems(state);
  if (shown.length === 0)
    return <Text>Nothing waits for you{state.filter !== "" && " with this filter"}.</Text>;
  const first = firstShown(state.cursor, shown.length, height);
  return shown.slice(first, first + height).map((item, index) => {
    const isCurrent = first + index === state.cursor;
    const of = item.of ? ` (${item.of})` : "";
    return (
      <Text key={item.item} bold={isCurrent} wrap="truncate" {...(isCurrent && colour && { color: "cyan" })}>
        {isCurrent ? "> " : "  "}
        {fitText(`${item.business_name} asks ${item.asks}${of}`, width - 2).trimEnd()}
      </Text>
    );
  });
}

function headline(state: QueueState): string {
  const shown = shownItems(state);
  const place = shown.length > 0 ? `, number ${formatCount(state.cursor + 1)}` : "";
  if (state.mode === "filter") return `${formatCount(shown.length)} waiting. Find: ${state.filter}_`;
  const filter = state.filter ? `, filtered by "${state.filter}"` : "";
  return `${formatCount(shown.length)} waiting${filter}${place}`;
}

const KEYS: Record<QueueState["mode"], string> = {
  list: "a accept  d deny  Enter look  ↑↓ move  / find  q quit",
  details: "a accept  d deny  ←→ other item  ↑↓ scroll  Enter list  q quit",
  filter: "Type a part of a name. Enter done, Esc clear",
  accept: "Accept it? y yes, any other key no",
  deny: "Deny it? y yes, any other key no",
  busy: "Answering …",
};

/** Shows the screen on the terminal's other screen until it is left. @returns whether it was interrupted */
export async function openQueueScreen(
  props: Pick<QueueScreenProps, "items" | "detailsOf" | "onAnswer">,
  { colour, ...screen }: ScreenOptions,
): Promise<boolean> {
  const interrupted = await showScreen<boolean>(
    (end) => <Sized {...props} colour={colour} onEnd={end} />,
    screen,
  );
  return interrupted ?? true;
}

function Sized(props: Omit<QueueScreenProps, "size">) {
  return <QueueScreen {...props} size={useWindowSize()} />;
}
