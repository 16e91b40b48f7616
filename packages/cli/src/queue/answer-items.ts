import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { confirm } from "../prompt.ts";
import { connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import type { AnswerOptions, QueueItem } from "./queue-item.ts";
import { findItem, parseItem, readQueue } from "./read-queue.ts";

export interface AnswerFlags extends AnswerOptions {
  yes?: boolean;
}

/** Accepts or denies items: what `queue accept` and `queue deny` do. */
export async function answerItems(
  context: CommandContext,
  { yes, ...options }: AnswerFlags,
  names: readonly string[],
  accept: boolean,
): Promise<void> {
  const wanted = [...new Set(names)].map((name) => ({ name, ...parseItem(name) }));
  const login = await connectAs(context);
  const waiting = await readQueue(context, login, {});
  // All are looked up before the first is answered, so that a slip of the fingers answers none.
  const items = wanted.map((each) => ({ ...each, item: findItem(waiting, each.name) }));
  const { output, server } = context;
  const verb = accept ? "Accept" : "Deny";
  for (const { item } of items) output.note(sentenceOf(item));
  await confirm(context, `${verb} ${items.length === 1 ? "it" : `these ${items.length}`}?`, {
    agreed: yes,
    instead: "--yes",
    otherwise: "Nothing was answered.",
  });
  const answered: string[] = [];
  const problems: string[] = [];
  for (const { name, source, id } of items) {
    if (context.signal.aborted) break;
    const error = await source.answer(login, id, accept, options);
    if (!error) answered.push(name);
    else if ([400, 403, 404, 409].includes(error.status)) problems.push(`${name}: ${error.message}`);
    else throw callError(error, server);
  }
  output.result(
    { server, accepted: accept, answered, failed: problems.length },
    `${verb === "Deny" ? "Denied" : "Accepted"} ${pluralize(answered.length, "request")}.`,
  );
  if (problems.length > 0) {
    throw new CliError(
      EXIT.partial,
      `${pluralize(problems.length, "request")} could not be answered.`,
      "See what waits now: foodshed queue list",
      problems,
    );
  }
}

const sentenceOf = ({ business_name, asks, of, consequence }: QueueItem) =>
  `${business_name} asks ${asks}${of ? ` (${of})` : ""}. When accepted: ${consequence}`;
