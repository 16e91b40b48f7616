import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { caseLines, noticeLines } from "./case-lines.ts";
import { type ListCasesFlags, listCases, readCases } from "./list-cases.ts";

/** Opens the screen of the cases, or lists them where no screen can be drawn: what `cases` does. */
export async function openCases(context: CommandContext, flags: ListCasesFlags): Promise<void> {
  const { output, server, stdin, signal } = context;
  if (!output.showsScreens) return listCases(context, flags);
  const { client } = await connectAs(context);
  const { cases } = await readCases(context, client, flags);
  if (cases.length === 0) return output.result({ server, count: 0, cases }, "No cases.");
  const { loadCasesView } = await import("./load-cases-view.ts");
  const { openCasesScreen } = await loadCasesView();
  const problemOf = (error: Parameters<typeof callError>[0]) => {
    const { message, next } = callError(error, server);
    return [message, next].filter(Boolean).join(" ");
  };
  let decided = 0;
  const wasInterrupted = await openCasesScreen(
    {
      cases,
      async onOpen(id) {
        const { data, error } = await client.GET("/moderation/cases/{id}/", {
          params: { path: { id } },
          signal,
        });
        return error
          ? { problem: problemOf(error) }
          : { lines: caseLines(data, server), actions: data.actions };
      },
      async onPreview(body) {
        const { data, error } = await client.POST("/moderation/preview/", { body });
        return error ? { problem: problemOf(error) } : { lines: noticeLines(data) };
      },
      async onDecide(body) {
        const { error } = await client.POST("/moderation/decide/", { body });
        if (!error) {
          decided += 1;
          return {};
        }
        return { problem: problemOf(error) };
      },
    },
    {
      stdin: stdin(),
      stderr: output.stderr as NodeJS.WriteStream,
      colour: output.colours("stderr"),
      signal,
    },
  );
  output.result(
    { server, decided, waiting: cases.length - decided },
    `Decided ${pluralize(decided, "case")}.`,
  );
  if (wasInterrupted) throw new CliError(EXIT.interrupted, "Interrupted.");
}
