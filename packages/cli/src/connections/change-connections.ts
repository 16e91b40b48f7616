import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { idOf } from "../flags.ts";
import { confirm } from "../prompt.ts";
import { dataOf, dataWithRetry } from "../requests/call.ts";
import { connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";

export interface RequestFlags {
  manage?: boolean;
}

export interface RemoveConnectionFlags {
  yes?: boolean;
}

/** Asks for a connection: what `connections request` does. */
export async function requestConnection(
  context: CommandContext,
  { manage = false }: RequestFlags,
  slug: string,
): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const profile = await dataWithRetry(
    () => client.GET("/accounts/profile_by_slug/", { params: { query: { slug } }, signal }),
    context,
  );
  const request = await dataOf(
    client.POST("/accounts/request_connection/", { body: { recipient: profile.account_id, manage } }),
    context,
  );
  output.result(
    { server, request },
    `Asked ${profile.business_name} for a connection (request ${request.id}).`,
  );
}

/** Accepts or denies requests: what `connections accept` and `deny` do. */
export async function answerRequests(
  context: CommandContext,
  refs: string[],
  accept: boolean,
): Promise<void> {
  const ids = numbers(refs);
  const { client } = await connectAs(context);
  const { output, server } = context;
  const answered = [];
  const problems: string[] = [];
  for (const id of ids) {
    const { data, error } = await client.POST("/accounts/accept_connection_request/", {
      body: { id, accept },
    });
    if (data) answered.push(data);
    else if ([403, 404, 409].includes(error.status)) problems.push(`${id}: ${error.message}`);
    else throw callError(error, server);
  }
  output.result(
    { server, accept, answered },
    `${accept ? "Accepted" : "Denied"} ${pluralize(answered.length, "request")}.`,
  );
  throwProblems(problems, "could not be answered", "See: foodshed connections requests");
}

/** Ends connections: what `connections remove` does. */
export async function removeConnections(
  context: CommandContext,
  { yes }: RemoveConnectionFlags,
  refs: string[],
): Promise<void> {
  const ids = numbers(refs);
  const { client } = await connectAs(context);
  const { output, server } = context;
  await confirm(context, `End ${pluralize(ids.length, "connection")}?`, {
    agreed: yes,
    instead: "--yes",
    otherwise: "No connection was ended.",
  });
  const removed: number[] = [];
  const problems: string[] = [];
  for (const id of ids) {
    const { error } = await client.DELETE("/accounts/connection/{id}/", { params: { path: { id } } });
    if (!error) removed.push(id);
    else if ([403, 404].includes(error.status)) problems.push(`${id}: ${error.message}`);
    else throw callError(error, server);
  }
  output.result({ server, removed }, `Ended ${pluralize(removed.length, "connection")}.`);
  throwProblems(problems, "could not be ended", "See: foodshed connections list");
}

function throwProblems(problems: string[], what: string, next: string): void {
  if (problems.length === 0) return;
  throw new CliError(
    EXIT.partial,
    `${pluralize(problems.length, "of them", "of them")} ${what}.`,
    next,
    problems,
  );
}

function numbers(refs: string[]): number[] {
  return [...new Set(refs)].map((text) =>
    idOf(text, "no number of a connection", "See: foodshed connections list"),
  );
}
