import type { Result } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { formatCount } from "../text/format.ts";
import { dataWithRetry } from "./call.ts";

/** The maximum page size of list operations. */
export const PAGE = 240;

export interface Page<Item> {
  count: number;
  results: Item[];
}

/** Reads a list page by page up to the limit, and returns its total count. */
export async function readPages<Item>(
  context: CommandContext,
  limit: number,
  read: (page: { from: number; size: number }) => Promise<Result<Page<Item>>>,
): Promise<Page<Item>> {
  const results: Item[] = [];
  let count = 0;
  do {
    const size = Math.min(PAGE, limit - results.length);
    const page = await dataWithRetry(() => read({ from: results.length, size }), context);
    count = page.count;
    results.push(...page.results);
    // A list that got shorter meanwhile has an empty page.
    if (page.results.length === 0) break;
  } while (results.length < Math.min(count, limit));
  return { count, results };
}

/** How much of a truncated list is shown, and which flags show more; undefined when it is whole. */
export function truncated<Item>(
  { count, results }: Page<Item>,
  flags: "--limit" | "--limit or --all" = "--limit",
): string | undefined {
  if (results.length >= count) return undefined;
  return `${formatCount(results.length)} of ${formatCount(count)} are shown. More with: ${flags}`;
}
