import { ProgressBar } from "@inkjs/ui";
import { Box, render, Text } from "ink";
import { useEffect, useState } from "react";
import type { Progress } from "./import.ts";
import type { ImportView } from "./import-view.ts";

export function ImportProgress({ progress, startedAt }: { progress: Progress; startedAt: number }) {
  const { total, done, created, exists, failed, waitingUntil } = progress;
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  const count = (number: number) => number.toLocaleString("en-CA");
  const label = `${count(done)}/${count(total)} ${percent}%`;
  // As wide at the end as at the beginning, so that the bar beside it keeps its width.
  const widest = `${count(total)}/${count(total)} 100%`;
  return (
    <Box flexDirection="column">
      <Box>
        <Box flexGrow={1} marginRight={1}>
          <ProgressBar value={percent} />
        </Box>
        <Box flexShrink={0}>
          <Text>{label.padStart(widest.length)}</Text>
        </Box>
      </Box>
      <Box flexWrap="wrap" columnGap={2}>
        <Text color="green">{count(created)} created</Text>
        <Text dimColor={exists === 0}>{count(exists)} had an account</Text>
        <Text {...(failed > 0 ? { color: "red" } : { dimColor: true })}>{count(failed)} failed</Text>
        <TimeLeft progress={progress} startedAt={startedAt} />
      </Box>
      {waitingUntil !== undefined && (
        <Text color="yellow">The server asks to wait until {clock(waitingUntil)}.</Text>
      )}
    </Box>
  );
}

function TimeLeft({ progress: { total, done }, startedAt }: { progress: Progress; startedAt: number }) {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const elapsed = now - startedAt;
  if (done === 0 || done === total || elapsed < 2000) return null;
  const seconds = Math.ceil(((elapsed / done) * (total - done)) / 1000);
  return <Text dimColor>about {seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left</Text>;
}

const clock = (at: number) => new Date(at).toLocaleTimeString("en-CA", { hour12: false });

/** Shows an import's progress on the terminal until it is closed. Results go to stdout, so it draws on stderr. */
export function openImportView(stderr: NodeJS.WriteStream, total: number): ImportView {
  const startedAt = Date.now();
  const draw = (progress: Progress) => <ImportProgress progress={progress} startedAt={startedAt} />;
  const ink = render(draw({ total, done: 0, created: 0, exists: 0, failed: 0 }), {
    stdout: stderr,
    stderr,
    exitOnCtrlC: false,
  });
  return {
    progress: (progress) => ink.rerender(draw(progress)),
    async close() {
      ink.unmount();
      await ink.waitUntilExit();
    },
  };
}
