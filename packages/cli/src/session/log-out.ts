import type { CommandContext } from "../command-context.ts";
import { connect } from "./connection.ts";

/** Runs `logout`: ends the session on the server and here. */
export async function logOut(context: CommandContext): Promise<void> {
  const { client, session } = connect(context);
  const { output, server, env } = context;
  if (!session.get()) {
    session.end();
    output.result({ server, ended: false }, `You were not logged in to ${server}.`);
    return;
  }
  const { error } = await client.POST("/accounts/logout/", {
    signal: context.signal,
    timeoutMs: 10_000,
  });
  session.end();
  const ended = !error || error.status === 401;
  if (!ended)
    output.note(`${server} was not told: ${error.message} The session ends there by itself within a day.`);
  if (env.FOODSHED_TOKEN) output.note("FOODSHED_TOKEN is still set in your environment.");
  output.result({ server, ended }, `Logged out of ${server}.`);
}
