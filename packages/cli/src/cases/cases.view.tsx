import { Box, Text, useInput, useWindowSize } from "ink";
import { useEffect, useState } from "react";
import { fitText, wrapGroups, wrapLines } from "../screens/fit-text.ts";
import { keyName } from "../screens/key-name.ts";
import { Lines } from "../screens/lines.tsx";
import { firstShown } from "../screens/page-window.ts";
import { type ScreenOptions, showScreen } from "../screens/show-screen.tsx";
import {
  afterDecision,
  afterOpen,
  afterPreview,
  type CasesState,
  currentCase,
  pressCasesKey,
  type Request,
  requestOf,
  startCases,
} from "./cases-state.ts";
import { ACTIONS, type Action, REASONS, reasonsFor, urgencyLine } from "./words.ts";

type Answer<More = unknown> = Promise<({ lines: string[] } & More) | { problem: string }>;

export interface CasesScreenProps {
  cases: CasesState["cases"];
  onOpen: (id: number) => Answer<{ actions: Action[] }>;
  onPreview: (request: Request) => Answer;
  onDecide: (request: Request) => Promise<{ problem?: string }>;
  /** Told whether Ctrl+C ended it. */
  onEnd?: (wasInterrupted: boolean) => void;
  colour?: boolean;
  size?: { columns: number; rows: number };
}

/** Reported things: a list by urgency, each case with its context, and a decision step by step. */
export function CasesScreen({
  cases,
  onOpen,
  onPreview,
  onDecide,
  onEnd,
  colour = true,
  size = { columns: 80, rows: 24 },
}: CasesScreenProps) {
  const { columns, rows } = size;
  const [state, setState] = useState(() => startCases(cases));
  const head = wrapLines(headline(state), columns);
  const foot = [
    ...(state.status ? wrapLines(state.status, columns) : []),
    ...wrapGroups(KEYS[state.mode], columns),
  ];
  // A line of the terminal stays free, so that nothing scrolls.
  const height = Math.max(1, rows - head.length - foot.length - 2);
  const lines = linesOf(state).flatMap((line) => wrapLines(line, columns));
  const most = Math.max(0, lines.length - height);

  useEffect(() => {
    if (state.hasEnded) onEnd?.(state.wasInterrupted);
  }, [state.hasEnded, state.wasInterrupted, onEnd]);

  useInput((input, key) => {
    for (const name of keyName(input, key)) {
      const after = pressCasesKey(state, name, height);
      if (after.mode !== state.mode) ask(after);
      setState((before) => {
        const next = pressCasesKey(before, name, height);
        return { ...next, scroll: Math.min(next.scroll, most) };
      });
      if (after.mode !== state.mode) return;
    }
  });

  /** Asks the server for what a mode waits for. */
  function ask(after: CasesState) {
    const one = currentCase(after);
    const request = requestOf(after);
    if (after.mode === "loading" && one)
      void onOpen(one.id).then((answer) => setState((before) => afterOpen(before, answer)));
    if (after.mode === "previewing" && request)
      void onPreview(request).then((answer) => setState((before) => afterPreview(before, answer)));
    if (after.mode === "busy" && request)
      void onDecide(request).then((answer) => setState((before) => afterDecision(before, answer)));
  }

  const shown = lines.slice(state.scroll, state.scroll + height);
  const below = lines.length - state.scroll - height;
  if (below > 0) shown[shown.length - 1] = fitText(`… ${below + 1} more lines`, columns);
  return (
    <Box flexDirection="column" width={columns}>
      <Lines lines={head.map((text) => ({ text, strong: true }))} />
      <Box height={height + 1} flexDirection="column">
        {state.mode === "list" || state.mode === "loading" ? (
          <CaseList state={state} height={height} width={columns} colour={colour} />
        ) : (
          <Lines lines={shown.map((text) => ({ text }))} />
        )}
      </Box>
      <Lines lines={foot.map((text) => ({ text }))} dim={colour && state.mode === "list" && !state.status} />
    </Box>
  );
}

interface ListProps {
  state: CasesState;
  height: number;
  width: number;
  colour: boolean;
}

function CaseList({ state, height, width, colour }: ListProps) {
  if (state.cases.length === 0) return <Text>No case waits.</Text>;
  const first = firstShown(state.cursor, state.cases.length, height);
  return state.cases.slice(first, first + height).map((one, index) => {
    const isCurrent = first + index === state.cursor;
    return (
      <Text key={one.id} bold={isCurrent} wrap="truncate" {...(isCurrent && colour && { color: "cyan" })}>
        {isCurrent ? "> " : "  "}
        {fitText(
          `${one.id} ${one.kind} of ${one.account.business_name}: ${urgencyLine(one)}`,
          width - 2,
        ).trimEnd()}
      </Text>
    );
  });
}

function headline(state: CasesState): string {
  const one = currentCase(state);
  if (state.mode === "list" || state.mode === "loading" || !one)
    return `${state.cases.length} waiting, the most urgent first`;
  const what = `Case ${one.id}, ${one.account.business_name}`;
  if (state.mode === "action") return `${what}: what is done?`;
  if (state.mode === "reason") return `${what}: why?`;
  if (state.mode === "days") return `${what}: for how many days? ${state.days}_`;
  if (state.mode === "note") return `${what}: what the author is told besides (Enter for nothing)`;
  return what;
}

/** What stands between headline and keys. */
function linesOf(state: CasesState): readonly string[] {
  if (state.mode === "action")
    return state.actions.map((action, index) => `${index + 1}  ${ACTIONS[action]}`);
  if (state.mode === "reason" && state.action)
    return reasonsFor(state.action).map((reason, index) => `${index + 1}  ${REASONS[reason]}`);
  if (state.mode === "note") return [`${state.note}_`];
  if (state.mode === "days") return ["1 to 365. The suspension ends with that day in Ontario."];
  return state.lines;
}

const KEYS: Record<CasesState["mode"], string> = {
  list: "Enter look  ↑↓ move  q quit",
  loading: "Loading …",
  case: "d decide  ↑↓ scroll  Enter list  q quit",
  action: "Choose a number  Esc back",
  reason: "Choose a number  Esc back",
  days: "Enter on  Esc back",
  note: "Enter on  Esc back",
  previewing: "Loading …",
  preview: "Decide it? y yes  ↑↓ scroll  any other key no",
  busy: "Deciding …",
};

/** Shows the screen on the terminal's other screen until it is left. @returns whether it was interrupted */
export async function openCasesScreen(
  props: Pick<CasesScreenProps, "cases" | "onOpen" | "onPreview" | "onDecide">,
  { colour, ...screen }: ScreenOptions,
): Promise<boolean> {
  const interrupted = await showScreen<boolean>(
    (end) => <Sized {...props} colour={colour} onEnd={end} />,
    screen,
  );
  return interrupted ?? true;
}

function Sized(props: Omit<CasesScreenProps, "size">) {
  return <CasesScreen {...props} size={useWindowSize()} />;
}
