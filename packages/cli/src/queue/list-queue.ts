import type { CommandContext } from "../command-context.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { connectAs } from "../session/connection.ts";
import { formatMinute } from "../text/format.ts";
import { table } from "../text/table.ts";
import type { QueueItem } from "./queue-item.ts";
import { countsOf, findItem, parseItem, type QueueFilter, readQueue } from "./read-queue.ts";

export type ListQueueFlags = ListingFlags & QueueFilter;

/** Lists what waits for a decision: what `queue list` does. */
export async function listQueue(
  context: CommandContext,
  flags: ListQueueFlags,
  text: string | undefined,
): Promise<void> {
  const login = await connectAs(context);
  const { output, server } = context;
  await showListing(context, "queue list", flags, async () => {
    const items = await readQueue(context, login, flags, text);
    return {
      document: { server, count: items.length, items },
      rows: items,
      text: () => (items.length > 0 ? table(COLUMNS, items, output) : "Nothing waits for you."),
      notes: [
        items.length > 0
          ? `${countsOf(items)}. Answer with: foodshed queue accept <item>, or deny`
          : undefined,
      ],
    };
  });
}

const COLUMNS = [
  { heading: "Item", text: ({ item }: QueueItem) => item, whole: true },
  { heading: "Business", text: ({ business_name }: QueueItem) => business_name },
  { heading: "Asks", text: ({ asks }: QueueItem) => asks },
  { heading: "Of", text: ({ of }: QueueItem) => of ?? "the administrators" },
  { heading: "Asked (UTC)", text: ({ created_at }: QueueItem) => formatMinute(created_at), whole: true },
];

/** Shows one item: what `queue show` does. */
export async function showItem(context: CommandContext, name: string): Promise<void> {
  const { source } = parseItem(name);
  const login = await connectAs(context);
  const item = findItem(await readQueue(context, login, { type: source.type }), name);
  context.output.result({ server: context.server, ...item }, detailsOf(item, context.server).join("\n"));
}

/** Everything that is known of an item, a line per fact. */
export function detailsOf(item: QueueItem, server: string): string[] {
  return [
    `${item.business_name} asks ${item.asks}`,
    `Item: ${item.item}`,
    `Profile: ${server}/profiles/${item.slug}`,
    `Asked of: ${item.of ?? "the administrators"}`,
    `Asked at: ${formatMinute(item.created_at)} UTC`,
    `When accepted: ${item.consequence}`,
  ];
}
