import type { Schema } from "@foodshed/sdk";
import {
  classifiedCategoryLabel,
  endingSoonBy,
  isCategoryId,
} from "@foodshed/sdk/vocabulary/classified-categories";
import { classifiedDay } from "@foodshed/sdk/vocabulary/ontario-days";
import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import type { ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { dataWithRetry } from "../requests/call.ts";
import { type Page, readPages, truncated } from "../requests/pagination.ts";
import { type Connection, connect } from "../session/connection.ts";
import { table } from "../text/table.ts";
import { categoryOf } from "./categories.ts";

export interface ListClassifiedsFlags extends ListingFlags {
  profile?: string;
  wanted?: boolean;
  forSale?: boolean;
  category?: string[];
  network?: string;
  endingSoon?: boolean;
  limit: number;
}

type ClassifiedSummary = Schema<"ClassifiedHitSource"> & { expired?: boolean };

/** Lists classifieds: what `classifieds list` does. */
export async function listClassifieds(
  context: CommandContext,
  flags: ListClassifiedsFlags,
  words: string | undefined,
): Promise<void> {
  const connection = connect(context);
  await showListing(context, "classifieds list", flags, async () => {
    const page = flags.profile
      ? await ofProfile(context, connection, flags, words)
      : await search(context, connection, flags, words);
    const { count, results } = page;
    const { output, server } = context;
    const text = () =>
      table<ClassifiedSummary>(
        [
          { heading: "Id", text: ({ id }) => String(id), align: "right", whole: true },
          { heading: "Kind", text: ({ looking_for }) => kindOf(looking_for), whole: true },
          { heading: "Title", text: ({ title }) => title },
          {
            heading: "Category",
            text: ({ category }) => categoryName(category),
          },
          { heading: "By", text: ({ account }) => account.business_name },
          {
            heading: "Until",
            text: ({ needed_by, expired }) => `${classifiedDay(needed_by)}${expired ? " expired" : ""}`,
            whole: true,
          },
        ],
        results,
        output,
      );
    return {
      document: { server, count, results },
      rows: results.map(({ id, looking_for, title, category, account, city, needed_by, expired }) => ({
        id,
        kind: kindOf(looking_for),
        title,
        category: categoryName(category),
        business_name: account.business_name,
        slug: account.slug,
        city: city ?? null,
        needed_by,
        expired: expired ?? false,
      })),
      text: () => (results.length > 0 ? text() : "No classifieds found."),
      notes: [truncated(page)],
    };
  });
}

const kindOf = (wanted: boolean) => (wanted ? "wanted" : "for sale");

const categoryName = (id: number) => (isCategoryId(id) ? classifiedCategoryLabel(id) : "");

function search(
  context: CommandContext,
  { client }: Connection,
  { wanted, forSale, category, network, endingSoon, limit }: ListClassifiedsFlags,
  words: string | undefined,
): Promise<Page<ClassifiedSummary>> {
  const soon = endingSoonBy(new Date()).toISOString();
  const wish = {
    ...(words && { keywords: words }),
    ...((wanted || forSale) && { looking_for: wanted === true }),
    ...(category && { list_filters: { category: category.map(categoryOf) } }),
    ...(network && { network }),
    ...(endingSoon && { expired_by: soon }),
  };
  return readPages<ClassifiedSummary>(context, limit, async (page) => {
    const result = await client.POST("/search/classifieds/", {
      body: { ...wish, ...page },
      signal: context.signal,
    });
    if (result.error) return result;
    const { hits } = result.data;
    return {
      data: { count: hits.total, results: hits.hits.map(({ _source }) => _source) },
      response: result.response,
    };
  });
}

/** All of one profile, expired ones included where the caller may edit it. */
async function ofProfile(
  context: CommandContext,
  { client }: Connection,
  flags: ListClassifiedsFlags,
  words: string | undefined,
): Promise<Page<ClassifiedSummary>> {
  if (flags.network || flags.endingSoon)
    throw usageError("--profile goes with no --network and no --ending-soon.", "Leave out one of them.");
  const { profile: slug = "", wanted, forSale, limit } = flags;
  const categories = flags.category?.map(categoryOf);
  const { id } = await dataWithRetry(
    () => client.GET("/accounts/profile_by_slug/", { params: { query: { slug } }, signal: context.signal }),
    context,
  );
  const classifieds = await dataWithRetry(
    () =>
      client.GET("/accounts/classifieds_list/", {
        params: { query: { profile_id: id } },
        signal: context.signal,
      }),
    context,
  );
  const found = classifieds.filter(
    ({ title, description, looking_for, category }) =>
      (!(wanted || forSale) || looking_for === (wanted === true)) &&
      (!categories || categories.some((wanted) => wanted === category)) &&
      (!words || `${title} ${description}`.toLowerCase().includes(words.toLowerCase())),
  );
  return { count: found.length, results: found.slice(0, limit) };
}
