import { processorClock } from "../lib/clock.ts";
import { inTurn, type Side } from "../lib/measure.ts";
import { printRows } from "../lib/report.ts";

type Call = () => Promise<unknown> | unknown;

/** Each batch asks every question as often as the others do. */
export const asked = (questions: readonly string[]) => ({ round: questions.length, batches: 9 });

/** What the processor is busy with a call, client and server together: says more than the clock on a busy machine. */
export async function processorTime(name: string, questions: readonly string[], call: Call): Promise<void> {
  const title = `${name}, processor time of this process`;
  const plan = { ...asked(questions), clock: processorClock };
  printRows(title, "ms", await inTurn({ "client and server": call }, plan));
}

/**
 * Ours and naive PostgreSQL in turn, then MiniSearch by itself: the garbage that it makes would otherwise be collected
 * in the time of the next side.
 */
export async function beside(
  title: string,
  questions: readonly string[],
  sides: Record<string, Call>,
  mini: Call | undefined,
): Promise<Record<string, Side>> {
  const found = await inTurn(sides, asked(questions));
  if (mini) Object.assign(found, await inTurn({ MiniSearch: mini }, asked(questions)));
  printRows(title, "ms", found);
  return found;
}
