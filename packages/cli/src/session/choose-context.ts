import { usageError } from "../errors.ts";
import { Credentials } from "./credentials.ts";
import { DEFAULT_SERVER, serverAddress } from "./server-address.ts";

export interface ChosenContext {
  /** The context's name. */
  name: string;
  /** The address of its server, without a path. */
  server: string;
}

interface Wishes {
  context?: string | undefined;
  server?: string | undefined;
}

/** Chooses the context: by flag, by environment variable, the current one, or the local server. */
export function chooseContext(
  configDir: string,
  flags: Wishes,
  env: Record<string, string | undefined>,
): ChosenContext {
  const credentials = new Credentials(configDir);
  const said = flags.context || flags.server ? flags : fromEnvironment(env);
  const server = said.server === undefined ? undefined : serverAddress(said.server);
  if (said.context !== undefined) {
    checkName(said.context);
    const known = credentials.contexts().get(said.context)?.server;
    if (server !== undefined || known !== undefined) {
      return { name: said.context, server: (server ?? known) as string };
    }
    throw unknownContext(said.context, credentials);
  }
  if (server !== undefined) return { name: credentials.nameFor(server), server };
  const current = credentials.current();
  const known = current === undefined ? undefined : credentials.contexts().get(current)?.server;
  if (current !== undefined && known !== undefined) return { name: current, server: known };
  return { name: credentials.nameFor(DEFAULT_SERVER), server: DEFAULT_SERVER };
}

const fromEnvironment = ({
  FOODSHED_CONTEXT,
  FOODSHED_SERVER,
}: Record<string, string | undefined>): Wishes => ({
  context: FOODSHED_CONTEXT || undefined,
  server: FOODSHED_SERVER || undefined,
});

export function unknownContext(name: string, credentials: Credentials) {
  const names = [...credentials.contexts().keys()];
  return usageError(
    `There is no context '${name}'.${names.length > 0 ? ` There are: ${names.join(", ")}.` : ""}`,
    `Make it by logging in: foodshed login --context ${name} --server https://foodshed.example`,
  );
}

export function checkName(name: string): void {
  if (/^[\w][\w.:-]{0,62}$/.test(name)) return;
  throw usageError(
    `'${name}' cannot be the name of a context.`,
    "A name has letters, digits, dots, colons and dashes, like: staging",
  );
}
