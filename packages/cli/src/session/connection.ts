import {
  createFoodshedClient,
  createSession,
  type FoodshedClient,
  memoryStorage,
  readToken,
  type Schema,
  type SessionStore,
} from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { CLIENT_HEADERS } from "./client-headers.ts";
import { Credentials } from "./credentials.ts";
import { notLoggedIn } from "./not-logged-in.ts";
import { isUnencrypted } from "./server-address.ts";

export interface Connection {
  client: FoodshedClient;
  session: SessionStore;
}

/**
 * The client of the chosen server, with the token of FOODSHED_TOKEN or else the one that `login` saved.
 * @param language what people read in responses, for commands that pass it on
 */
export function connect(context: CommandContext, language?: Schema<"Language">): Connection {
  const { env, server } = context;
  const given = env.FOODSHED_TOKEN?.trim();
  if (given && !readToken(given)) {
    throw new CliError(EXIT.denied, "FOODSHED_TOKEN holds no token.", "Unset it, or log in: foodshed login");
  }
  const session = createSession({
    storage: given
      ? memoryStorage(given)
      : new Credentials(context.configDir).storage(context.contextName, server),
  });
  if (session.get() && isUnencrypted(server)) {
    context.output.note(`Warning: ${server} is not encrypted; others on the way can read what is sent.`);
  }
  const client = createFoodshedClient({
    baseUrl: server,
    session,
    ...(context.fetch && { fetch: context.fetch }),
    headers: { ...CLIENT_HEADERS, ...(language && { "Accept-Language": language }) },
  });
  return { client, session };
}

/** The client of the logged-in user, with their session. */
export async function connectAs(
  context: CommandContext,
): Promise<Connection & { person: Schema<"Session"> }> {
  const connection = connect(context);
  return { ...connection, person: await requireSession(connection, context) };
}

/** Like `connectAs`, for what only administrators may do. */
export async function connectAsAdministrator(context: CommandContext, what: string) {
  const connection = await connectAs(context);
  const { email, is_admin } = connection.person;
  if (is_admin) return connection;
  throw new CliError(
    EXIT.denied,
    `${email} may not ${what}: that is for administrators.`,
    "Log in as an administrator: foodshed login",
  );
}

/** Returns the current session from the server. Fails without a login. */
export async function requireSession(
  { client, session }: Connection,
  context: CommandContext,
): Promise<Schema<"Session">> {
  if (!session.get()) throw notLoggedIn(context.server);
  const { data, error } = await client.GET("/accounts/session/", { signal: context.signal });
  if (error) throw callError(error, context.server);
  return data;
}
