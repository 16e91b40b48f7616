import type { Result } from "@foodshed/sdk";
import type { Context } from "../context.ts";
import { grouped } from "../text/words.ts";
import { patientData } from "./call.ts";

/** The most entries that one call of a list answers. */
export const PAGE = 240;

export interface Page<Item> {
  count: number;
  results: Item[];
}

/** Reads a list page by page, as far as is wanted, and says how long it is in all. */
export async function readPages<Item>(
  context: Context,
  limit: number,
  read: (page: { from: number; size: number }) => Promise<Result<Page<Item>>>,
): Promise<Page<Item>> {
  const results: Item[] = [];
  let count = 0;
  do {
    const size = Math.min(PAGE, limit - results.length);
    const page = await patientData(() => read({ from: results.length, size }), context);
    count = page.count;
    results.push(...page.results);
    // A list that got shorter meanwhile has an empty page.
    if (page.results.length === 0) break;
  } while (results.length < Math.min(count, limit));
  return { count, results };
}

/** Says of a list that was cut how much of it is shown, and which flags show more. */
export function noteMore<Item>(
  { output }: Context,
  { count, results }: Page<Item>,
  flags: "--limit" | "--limit or --all" = "--limit",
): void {
  if (results.length < count)
    output.note(`${grouped(results.length)} of ${grouped(count)} are shown. More with: ${flags}`);
}
