import type { CommandContext } from "../command-context.ts";

/** Lets work wait while it is paused. */
export interface Pause {
  isPaused(): boolean;
  /** Resolves when work may go on, or when it is interrupted. */
  wait(signal: AbortSignal): Promise<void>;
  close(): void;
}

const CTRL_C = "\u0003";

/** Listens to the keyboard: `p` pauses and goes on. Without a terminal nothing pauses. */
export function listenForPause(
  { output, stdin }: Pick<CommandContext, "output" | "stdin">,
  onChange: () => void,
): Pause {
  const waiting = new Set<() => void>();
  let paused = false;
  const wait = (signal: AbortSignal) => {
    if (!paused || signal.aborted) return Promise.resolve();
    return new Promise<void>((resolve) => {
      const go = () => {
        waiting.delete(go);
        resolve();
      };
      waiting.add(go);
      signal.addEventListener("abort", go, { once: true });
    });
  };
  const pause = { isPaused: () => paused, wait };
  if (!output.isInteractive || !output.canRedraw) return { ...pause, close: () => {} };
  const keyboard = stdin();
  const onKeys = (keys: Buffer) => {
    for (const key of keys.toString()) {
      // Without line editing the terminal sends no signal of its own.
      if (key === CTRL_C) process.kill(process.pid, "SIGINT");
      if (key.toLowerCase() !== "p") continue;
      paused = !paused;
      if (!paused) for (const go of [...waiting]) go();
      onChange();
    }
  };
  keyboard.setRawMode(true);
  keyboard.resume();
  keyboard.on("data", onKeys);
  return {
    ...pause,
    close() {
      keyboard.off("data", onKeys);
      keyboard.setRawMode(false);
      keyboard.pause();
    },
  };
}
