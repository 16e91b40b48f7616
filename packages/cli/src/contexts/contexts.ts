import type { CommandContext } from "../command-context.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { checkName, unknownContext } from "../session/choose-context.ts";
import { Credentials } from "../session/credentials.ts";
import { serverAddress } from "../session/server-address.ts";
import { table } from "../text/table.ts";

/** Shows the contexts: what `contexts list` does. */
export async function listContexts(
  context: CommandContext,
  flags: ListingFlags & { names?: boolean } = {},
): Promise<void> {
  const { output, configDir } = context;
  const credentials = new Credentials(configDir);
  const current = credentials.current();
  const contexts = [...credentials.contexts()].map(([name, { server, token }]) => ({
    name,
    server,
    current: name === current,
    logged_in: token !== undefined,
  }));
  if (flags.names) {
    for (const { name } of contexts) output.raw.write(`${name}\n`);
    return;
  }
  const text =
    contexts.length === 0
      ? "There is no context yet. Make one by logging in: foodshed login --context prod --server https://foodshed.example"
      : table(
          [
            { heading: "Name", text: ({ name }) => name },
            { heading: "Server", text: ({ server }) => server },
            { heading: "Login", text: ({ logged_in }) => (logged_in ? "kept" : "none") },
            { heading: "Current", text: (context) => (context.current ? "yes" : "") },
          ],
          contexts,
          output,
        );
  await showListing(context, "contexts list", flags, () => ({
    document: { contexts },
    rows: contexts,
    text: () => text,
  }));
}

/** Adds a context: what `contexts add` does. */
export function addContext({ output, configDir }: CommandContext, name: string, address: string): void {
  checkName(name);
  const server = serverAddress(address);
  new Credentials(configDir).add(name, server);
  output.result({ name, server }, `${name} is ${server} now.`);
  output.note(`Log in there with: foodshed login --context ${name}`);
}

/** Makes a context the current one: what `contexts use` does. */
export function useContext({ output, configDir }: CommandContext, name: string): void {
  const credentials = new Credentials(configDir);
  const known = credentials.contexts().get(name);
  if (!known) throw unknownContext(name, credentials);
  credentials.use(name);
  output.result({ name, server: known.server }, `Commands go to ${known.server} now.`);
}

/** Forgets a context: what `contexts remove` does. */
export function removeContext({ output, configDir }: CommandContext, name: string): void {
  const credentials = new Credentials(configDir);
  if (!credentials.contexts().has(name)) throw unknownContext(name, credentials);
  credentials.remove(name);
  output.result({ name }, `${name} is forgotten.`);
}
