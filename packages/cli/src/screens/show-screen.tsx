import { render } from "ink";
import type { ReactElement } from "react";

/** Where a screen is drawn. Results go to stdout, so screens are drawn on stderr. */
export interface ScreenOptions {
  stdin: NodeJS.ReadStream;
  stderr: NodeJS.WriteStream;
  colour: boolean;
  signal: AbortSignal;
}

/**
 * Shows a screen in place of what the terminal has, until it ends or is interrupted, and gives the terminal back as it was.
 * @returns what the screen ended with; undefined where it was interrupted
 */
export async function showScreen<Ending>(
  draw: (end: (ending: Ending) => void) => ReactElement,
  { stdin, stderr, signal }: Omit<ScreenOptions, "colour">,
): Promise<Ending | undefined> {
  const { promise, resolve } = Promise.withResolvers<Ending | undefined>();
  const ink = render(draw(resolve), {
    stdout: stderr,
    stderr,
    stdin,
    exitOnCtrlC: false,
    alternateScreen: true,
  });
  const stop = () => resolve(undefined);
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  const ending = await promise;
  signal.removeEventListener("abort", stop);
  ink.unmount();
  await ink.waitUntilExit();
  return ending;
}
