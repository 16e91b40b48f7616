import { defaultTheme, extendTheme, ProgressBar, ThemeProvider } from "@inkjs/ui";
import { Box, render, Text } from "ink";
import { useEffect, useState } from "react";
import { formatCount } from "../text/format.ts";
import { type Progress, type ProgressView, paceOf, type Tally } from "./progress.ts";

interface Props {
  progress: Progress;
  start: Start;
  colour?: boolean;
}

/** When it was first shown, and what was done by then. */
interface Start {
  startedAt: number;
  doneBefore: number;
}

export function ProgressPanel({ progress, start, colour = true }: Props) {
  const { title, total, done, tallies = [], waitingUntil, hint } = progress;
  return (
    <Box flexDirection="column">
      <Text>{title}</Text>
      {total === undefined ? (
        <Text>{formatCount(done)}</Text>
      ) : (
        <Bar done={done} total={total} colour={colour} />
      )}
      <Box flexWrap="wrap" columnGap={2}>
        {tallies.map((tally) => (
          <Count key={tally.label} tally={tally} colour={colour} />
        ))}
        <PaceText progress={progress} start={start} />
      </Box>
      {waitingUntil !== undefined && (
        <Text {...(colour && { color: "yellow" })}>The server asks to wait until {clock(waitingUntil)}.</Text>
      )}
      {hint !== undefined && <Text dimColor={colour}>{hint}</Text>}
    </Box>
  );
}

// The bar has colours of its own, which know nothing of NO_COLOR.
const barIn = (color: { color: string } | Record<never, never>) =>
  extendTheme(defaultTheme, {
    components: { ProgressBar: { styles: { completed: () => color, remaining: () => ({}) } } },
  });
const COLOURED = barIn({ color: "green" });
const UNCOLOURED = barIn({});

function Bar({ done, total, colour }: { done: number; total: number; colour: boolean }) {
  // The count may exceed the expected total.
  const percent = total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
  const label = `${formatCount(done)}/${formatCount(total)} ${percent}%`;
  // Padded to its final width, so that the bar does not change width.
  const widest = `${formatCount(total)}/${formatCount(total)} 100%`;
  return (
    <Box>
      <Box flexGrow={1} marginRight={1}>
        <ThemeProvider theme={colour ? COLOURED : UNCOLOURED}>
          <ProgressBar value={percent} />
        </ThemeProvider>
      </Box>
      <Box flexShrink={0}>
        <Text>{label.padStart(widest.length)}</Text>
      </Box>
    </Box>
  );
}

function Count({ tally: { count, label, tone }, colour }: { tally: Tally; colour: boolean }) {
  const tint = count > 0 && colour && tone ? { color: tone === "good" ? "green" : "red" } : {};
  return (
    <Text dimColor={colour && count === 0} {...tint}>
      {formatCount(count)} {label}
    </Text>
  );
}

function PaceText({ progress, start }: { progress: Progress; start: Start }) {
  const [now, setNow] = useState(start.startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const pace = paceOf(progress, start, now);
  return pace ? (
    <Text>
      {pace.rate}, {pace.left}
    </Text>
  ) : null;
}

const clock = (at: number) => new Date(at).toLocaleTimeString("en-CA", { hour12: false });

/** Shows progress on the terminal until it is closed. Results go to stdout, so it draws on stderr. */
export function openBar(stderr: NodeJS.WriteStream, { colour }: { colour: boolean }): ProgressView {
  let start = { startedAt: Date.now(), doneBefore: 0 };
  let title = "";
  let ink: ReturnType<typeof render> | undefined;
  return {
    show(progress) {
      if (progress.title !== title) start = { startedAt: Date.now(), doneBefore: progress.done };
      title = progress.title;
      const panel = <ProgressPanel progress={progress} start={start} colour={colour} />;
      if (ink) ink.rerender(panel);
      else ink = render(panel, { stdout: stderr, stderr, exitOnCtrlC: false });
    },
    async close() {
      ink?.unmount();
      await ink?.waitUntilExit();
    },
  };
}
