import type { LookUp, PinnedScript, Site } from "@foodshed/embed-check";
import type { CommandContext } from "../command-context.ts";
import { connect } from "../session/connection.ts";

/** The network that a page is checked for: what the chosen server says of its scripts and of who is there. */
export async function siteOf(context: CommandContext): Promise<Site> {
  return { origin: context.server, pinned: await pinnedScript(context), lookUp: lookUpAt(context) };
}

/** Undefined where the server has no builds, or does not answer: then versions are not compared. */
async function pinnedScript({ server, signal, fetch = globalThis.fetch }: CommandContext) {
  try {
    const response = await fetch(new Request(`${server}/embed/versions.json`, { signal }));
    const { pinned } = (await response.json()) as { pinned?: PinnedScript };
    return pinned;
  } catch {
    return undefined;
  }
}

function lookUpAt(context: CommandContext): LookUp {
  const { client } = connect(context);
  return async (slug) => {
    const { data, error } = await client.GET("/accounts/connected_profiles/{slug}/", {
      params: { path: { slug }, query: { size: 1 } },
      signal: context.signal,
    });
    if (error) return error.status === 404 || error.status === 400 ? "nobody" : undefined;
    return data.is_network ? "network" : "business";
  };
}
