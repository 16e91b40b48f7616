import type { Context } from "../context.ts";
import { lineView } from "./lines.ts";
import type { ProgressView } from "./progress.ts";

/** A bar on a terminal that can be drawn on, and a line now and then elsewhere. Either goes to stderr. */
export async function openProgress({ output }: Context): Promise<ProgressView> {
  if (!output.canDraw) return lineView(output);
  const { openBar } = await import("./progress.view.tsx");
  return openBar(output.stderr as NodeJS.WriteStream, { colour: output.colours("stderr") });
}

/** Runs work with its progress shown, and closes the view however it ends. */
export async function withProgress<Result>(
  context: Context,
  work: (show: ProgressView["show"]) => Promise<Result>,
): Promise<Result> {
  const view = await openProgress(context);
  try {
    return await work(view.show);
  } finally {
    await view.close();
  }
}
