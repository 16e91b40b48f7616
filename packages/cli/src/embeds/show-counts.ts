import type { CommandContext } from "../command-context.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { dataWithRetry } from "../requests/call.ts";
import { connectAs } from "../session/connection.ts";
import { ownProfile } from "../session/own-profile.ts";
import { pluralize } from "../text/format.ts";
import { table } from "../text/table.ts";

export interface CountsFlags extends ListingFlags {
  days: number;
}

/** Shows how often a network's widgets were shown and used: what `embeds counts` does. */
export async function showCounts(
  context: CommandContext,
  flags: CountsFlags,
  given: string | undefined,
): Promise<void> {
  const { client } = await connectAs(context);
  const { output, server, signal } = context;
  const { days } = flags;
  const slug = given ?? (await ownProfile(context, client)).slug;
  await showListing(context, "embeds counts", flags, async () => {
    const counts = await dataWithRetry(
      () => client.GET("/embeds/counts/", { params: { query: { slug, days } }, signal }),
      context,
    );
    const text = () =>
      table(
        [
          { heading: "Page", text: ({ page_host }) => page_host || "other or unknown" },
          { heading: "Widget", text: ({ element }) => element },
          { heading: "Shown", text: ({ shown }) => String(shown), align: "right", whole: true },
          { heading: "Used", text: ({ used }) => String(used), align: "right", whole: true },
        ],
        counts.pages,
        output,
      );
    const nothing = `No widget of ${slug} was counted in the last ${pluralize(days, "day")}.`;
    return {
      document: { server, slug, ...counts },
      rows: counts.pages,
      text: () => (counts.pages.length > 0 ? text() : nothing),
    };
  });
}
