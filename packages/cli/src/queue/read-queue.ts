import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import { pluralize } from "../text/format.ts";
import type { Login, QueueItem, QueueSource } from "./queue-item.ts";
import { SOURCES } from "./sources.ts";

export interface QueueFilter {
  type?: string;
}

/** What waits for the caller, the oldest first. */
export async function readQueue(
  context: CommandContext,
  login: Login,
  { type }: QueueFilter,
  text?: string,
): Promise<QueueItem[]> {
  const items: QueueItem[] = [];
  for (const source of SOURCES) {
    if (type !== undefined && source.type !== type) continue;
    if (source.isFor(login.person)) items.push(...(await source.read(context, login)));
  }
  return items
    .filter((item) => text === undefined || matches(item, text))
    .sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
}

/** Whether an item's business, request or network contains a text, whatever its letter case. */
export function matches({ item, business_name, slug, asks, of }: QueueItem, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [item, business_name, slug, asks, of ?? ""].some((part) => part.toLowerCase().includes(wanted));
}

/** The kind and the number of an item's name. */
export function parseItem(name: string): { source: QueueSource; id: number } {
  const [, type, digits] = /^([a-z]+)-(\d{1,10})$/.exec(name.trim()) ?? [];
  const source = SOURCES.find((each) => each.type === type);
  if (source && Number(digits) > 0) return { source, id: Number(digits) };
  throw usageError(
    `'${name}' is no item of the queue.`,
    `Items are named like ${SOURCES.map((each) => `${each.type}-12`).join(" or ")}. See: foodshed queue list`,
  );
}

/** "2 role requests, 1 connection request". */
export function countsOf(items: readonly QueueItem[]): string {
  return SOURCES.map(({ type, label }) => ({
    count: items.filter((item) => item.type === type).length,
    label,
  }))
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => pluralize(count, label.replace(/s$/, "")))
    .join(", ");
}

/** The item of that name; fails when it does not wait, or not for the caller. */
export function findItem(items: readonly QueueItem[], name: string): QueueItem {
  const item = items.find((each) => each.item === name);
  if (item) return item;
  throw new CliError(EXIT.failed, `${name} does not wait for you.`, "See: foodshed queue list");
}
