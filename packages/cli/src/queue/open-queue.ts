import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { detailsOf, type ListQueueFlags, listQueue } from "./list-queue.ts";
import { parseItem, readQueue } from "./read-queue.ts";

/** Opens the screen of the queue, or lists it where no screen can be drawn: what `queue` does. */
export async function openQueue(context: CommandContext, flags: ListQueueFlags): Promise<void> {
  const { output, server, stdin } = context;
  if (!output.showsScreens) return listQueue(context, flags, undefined);
  const login = await connectAs(context);
  const items = await readQueue(context, login, flags);
  if (items.length === 0) return output.result({ server, count: 0, items }, "Nothing waits for you.");
  const { loadQueueView } = await import("./load-queue-view.ts");
  const { openQueueScreen } = await loadQueueView();
  const answered = new Set<string>();
  const wasInterrupted = await openQueueScreen(
    {
      items,
      detailsOf: (item) => detailsOf(item, server),
      async onAnswer({ item }, accept) {
        const { source, id } = parseItem(item);
        const error = await source.answer(login, id, accept, {});
        if (!error) {
          answered.add(item);
          return { waits: false };
        }
        const { message, next } = callError(error, server);
        const problem = [message, next].filter(Boolean).join(" ");
        // An item that somebody else answered does not wait any more; of one whose answer was lost nobody knows.
        return { problem, waits: ![400, 403, 404, 409].includes(error.status) };
      },
    },
    {
      stdin: stdin(),
      stderr: output.stderr as NodeJS.WriteStream,
      colour: output.colours("stderr"),
      signal: context.signal,
    },
  );
  output.result(
    { server, answered: answered.size, waiting: items.length - answered.size },
    `Answered ${pluralize(answered.size, "request")}.`,
  );
  if (wasInterrupted) throw new CliError(EXIT.interrupted, "Interrupted.");
}
