import type { Result, Schema } from "@foodshed/sdk";
import { formatDistance } from "@foodshed/sdk/vocabulary/numbers";
import { PROFILE_TYPES, type SearchedProfileType } from "@foodshed/sdk/vocabulary/profile-types";
import { findProfileType } from "@foodshed/sdk/vocabulary/search-filters";
import { describeReasons } from "@foodshed/sdk/vocabulary/search-reasons";
import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import type { Listing, ListingFlags, ListingRow } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { type Page, readPages, truncated } from "../requests/pagination.ts";
import { connect } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { type Column, table } from "../text/table.ts";

export interface SearchFlags extends ListingFlags {
  type?: string;
  near?: string;
  within?: number;
  network?: string;
  classifieds?: boolean;
  limit: number;
}

type Interpretation = Schema<"SearchInterpretation">;
type Alternatives = Schema<"SearchAlternatives">;

/** What a hit shows beside its own fields. */
interface Found {
  distance_km: number | null;
  reasons: Schema<"SearchReason">[];
}
type FoundProfile = Schema<"ProfileHitSource"> & Found;
type FoundClassified = Schema<"ClassifiedHitSource"> & Found;

interface Hit<Source> {
  _source: Source;
  reasons?: Schema<"SearchReason">[];
  sort: [number, number | null];
}

interface Response<Source> {
  hits: { total: number; hits: Hit<Source>[] };
  interpretation?: Interpretation;
  alternatives?: Alternatives;
}

/** Finds businesses or classifieds: what `search` does. */
export async function search(context: CommandContext, flags: SearchFlags, words: string): Promise<void> {
  await showListing(context, "search", flags, () =>
    flags.classifieds ? searchClassifieds(context, flags, words) : searchProfiles(context, flags, words),
  );
}

async function searchProfiles(
  context: CommandContext,
  flags: SearchFlags,
  words: string,
): Promise<Listing<"search">> {
  const { client } = connect(context);
  const type = flags.type === undefined ? "ALL" : profileTypeOf(flags.type);
  const found = await readHits<Schema<"ProfileHitSource">>(context, flags.limit, (page) =>
    client.POST("/search/profiles/", {
      body: { keywords: words, profiletype_filters: type, ...commonOf(flags), ...page },
      signal: context.signal,
    }),
  );
  const row = ({ id, business_name, slug, city, distance_km, reasons }: FoundProfile) => ({
    id,
    business_name,
    slug,
    title: null,
    by: null,
    city,
    distance_km,
    why: describeReasons(reasons),
  });
  return listing<FoundProfile>(context, found, row, "No businesses found.", [
    { heading: "Business", text: ({ business_name }) => business_name },
    { heading: "Slug", text: ({ slug }) => slug },
    { heading: "City", text: ({ city }) => city ?? "" },
    ...commonColumns,
  ]);
}

async function searchClassifieds(
  context: CommandContext,
  flags: SearchFlags,
  words: string,
): Promise<Listing<"search">> {
  const { client } = connect(context);
  const found = await readHits<Schema<"ClassifiedHitSource">>(context, flags.limit, (page) =>
    client.POST("/search/classifieds/", {
      body: { keywords: words, ...commonOf(flags), ...page },
      signal: context.signal,
    }),
  );
  const row = ({ id, title, account, city, distance_km, reasons }: FoundClassified) => ({
    id,
    business_name: null,
    slug: account.slug,
    title,
    by: account.business_name,
    city,
    distance_km,
    why: describeReasons(reasons),
  });
  return listing<FoundClassified>(context, found, row, "No classifieds found.", [
    { heading: "Id", text: ({ id }) => String(id), align: "right", whole: true },
    { heading: "Kind", text: ({ looking_for }) => (looking_for ? "wanted" : "for sale"), whole: true },
    { heading: "Title", text: ({ title }) => title },
    { heading: "By", text: ({ account }) => account.business_name },
    { heading: "City", text: ({ city }) => city ?? "" },
    ...commonColumns,
  ]);
}

const commonColumns: Column<Found>[] = [
  {
    heading: "Distance",
    text: ({ distance_km }) => (distance_km === null ? "" : formatDistance(distance_km)),
    align: "right",
    whole: true,
  },
  { heading: "Why", text: ({ reasons }) => describeReasons(reasons) },
];

function commonOf({ near, within, network }: SearchFlags) {
  return {
    ...(near !== undefined && { near }),
    ...(within !== undefined && { distance: within }),
    ...(network !== undefined && { network }),
  };
}

function profileTypeOf(text: string): SearchedProfileType {
  const type = findProfileType(text);
  if (type !== undefined && type !== "CLASSIFIEDS") return type;
  const names = PROFILE_TYPES.filter(({ value }) => value !== "CLASSIFIEDS").map(({ label }) => label);
  throw usageError(`'${text}' is no profile type.`, `They are: ${names.join(", ")}.`);
}

interface Hits<Row> extends Page<Row> {
  interpretation: Interpretation | undefined;
  alternatives: Alternatives | undefined;
}

/** Reads hits page by page, how the words were understood, and what to search for where nothing was found. */
async function readHits<Source extends object>(
  context: CommandContext,
  limit: number,
  read: (page: { from: number; size: number }) => Promise<Result<Response<Source>>>,
): Promise<Hits<Source & Found>> {
  let interpretation: Interpretation | undefined;
  let alternatives: Alternatives | undefined;
  const page = await readPages<Source & Found>(context, limit, async (part) => {
    const result = await read(part);
    if (result.error) return result;
    const { hits } = result.data;
    interpretation ??= result.data.interpretation;
    alternatives ??= result.data.alternatives;
    const results = hits.hits.map(({ _source, sort, reasons = [] }) => ({
      ..._source,
      distance_km: sort[1],
      reasons,
    }));
    return { data: { count: hits.total, results }, response: result.response };
  });
  return { ...page, interpretation, alternatives };
}

function listing<Row>(
  context: CommandContext,
  { count, results, interpretation, alternatives = [] }: Hits<Row>,
  rowOf: (row: Row) => ListingRow<"search">,
  nothing: string,
  columns: Column<Row>[],
): Listing<"search"> {
  const { output, server } = context;
  for (const { typed, used } of interpretation?.corrections ?? [])
    output.note(`Searched for "${used}" instead of "${typed}".`);
  const complete = interpretation?.relaxed_from;
  if (complete !== undefined)
    output.note(
      complete === 0
        ? "Nothing matches exactly. These match in part:"
        : `${pluralize(complete, "result")} matched exactly; the others match in part.`,
    );
  return {
    document: {
      server,
      count,
      results,
      ...(interpretation && { interpretation }),
      ...(alternatives.length > 0 && { alternatives }),
    },
    rows: results.map(rowOf),
    text: () => (results.length > 0 ? table(columns, results, output) : nothing),
    notes: [...alternatives.map(alternativeNote), truncated({ count, results })],
  };
}

/** Which change of the search finds something. */
function alternativeNote({ kind, keywords, distance, total }: Alternatives[number]): string {
  const found = pluralize(total, "result");
  if (kind === "without_filters") return `Without --type${distance === 0 ? " and --within" : ""}: ${found}.`;
  if (kind === "wider")
    return distance ? `With --within ${distance}: ${found}.` : `Without --within: ${found}.`;
  return keywords === "" ? `Without words: ${found}.` : `With the words "${keywords}": ${found}.`;
}
