import { defaultTheme, extendTheme, ProgressBar, ThemeProvider } from "@inkjs/ui";
import { Box, render, Text } from "ink";
import { useEffect, useState } from "react";
import { formatCount } from "../text/format.ts";
import type { Progress, ProgressView, Tally } from "./progress.ts";

interface Props {
  progress: Progress;
  startedAt: number;
  colour?: boolean;
}

export function ProgressPanel({ progress, startedAt, colour = true }: Props) {
  const { title, total, done, tallies = [], waitingUntil } = progress;
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
        {total !== undefined && <TimeLeft done={done} total={total} startedAt={startedAt} />}
      </Box>
      {waitingUntil !== undefined && (
        <Text {...(colour && { color: "yellow" })}>The server asks to wait until {clock(waitingUntil)}.</Text>
      )}
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

function TimeLeft({ total, done, startedAt }: { total: number; done: number; startedAt: number }) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const elapsed = now - startedAt;
  if (done === 0 || done >= total || elapsed < 2000) return null;
  const seconds = Math.ceil(((elapsed / done) * (total - done)) / 1000);
  return <Text>about {seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left</Text>;
}

const clock = (at: number) => new Date(at).toLocaleTimeString("en-CA", { hour12: false });

/** Shows progress on the terminal until it is closed. Results go to stdout, so it draws on stderr. */
export function openBar(stderr: NodeJS.WriteStream, { colour }: { colour: boolean }): ProgressView {
  let startedAt = Date.now();
  let title = "";
  let ink: ReturnType<typeof render> | undefined;
  return {
    show(progress) {
      if (progress.title !== title) startedAt = Date.now();
      title = progress.title;
      const panel = <ProgressPanel progress={progress} startedAt={startedAt} colour={colour} />;
      if (ink) ink.rerender(panel);
      else ink = render(panel, { stdout: stderr, stderr, exitOnCtrlC: false });
    },
    async close() {
      ink?.unmount();
      await ink?.waitUntilExit();
    },
  };
}
