import type { CommandContext } from "../command-context.ts";
import { lineView } from "./line-view.ts";
import type { ProgressView } from "./progress.ts";

/** A progress bar where the terminal can redraw, otherwise lines. Both go to stderr. */
export async function openProgress({ output }: CommandContext): Promise<ProgressView> {
  if (!output.canRedraw) return lineView(output);
  const { loadProgressView } = await import("./load-progress-view.ts");
  const { openBar } = await loadProgressView();
  return openBar(output.stderr as NodeJS.WriteStream, { colour: output.colours("stderr") });
}

/** Runs `work` with a progress view, and always closes the view. */
export async function withProgress<Result>(
  context: CommandContext,
  work: (show: ProgressView["show"]) => Promise<Result>,
): Promise<Result> {
  const view = await openProgress(context);
  try {
    return await work(view.show);
  } finally {
    await view.close();
  }
}
