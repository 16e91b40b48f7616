// What Algolia would answer for the same businesses and ads: as many hits with the same texts, and the same counts.
interface Source {
  id?: number;
  slug?: string;
  title?: string;
  business_name?: string;
  description?: string | null;
  photo_file_name: string | null;
  city: string | null;
  account?: { business_name: string; slug: string };
}

interface OurAnswer {
  hits: { total: number; hits: { _source: Source }[] };
  aggregations: { category?: { key: string | number; count: number }[] };
}

/** What somebody types once a widget can be used. */
export const TYPED = "bread";

/** Answers every query of a request with the hits of ours. */
export function stubOf(ours: OurAnswer, foodshed: string): (body: string) => object {
  const hits = ours.hits.hits.map(({ _source: source }, index) => {
    const title = source.title ?? source.business_name ?? "";
    const description = source.description ?? "";
    return {
      objectID: String(index),
      title,
      description,
      picture: source.photo_file_name && foodshed + source.photo_file_name,
      business: source.account?.business_name ?? title,
      address: `${foodshed}/profiles/${source.account?.slug ?? source.slug}`,
      city: source.city,
      _highlightResult: { title: { value: title, matchLevel: "none", matchedWords: [] } },
      _snippetResult: { description: { value: description.slice(0, 160), matchLevel: "none" } },
    };
  });
  const category = Object.fromEntries(
    (ours.aggregations.category ?? []).map(({ key, count }) => [String(key), count]),
  );
  const facets = { category, kind: { wanted: 1, sale: 2 }, ending_soon: { true: 1, false: 2 } };
  return (body) => {
    // By this the benchmark sees that the hits are those of what was asked.
    const asked = body.includes(TYPED) ? TYPED : body.includes("facetFilters") ? "facet" : "";
    const { requests = [] } = JSON.parse(body || "{}") as { requests?: object[] };
    const result = {
      hits: asked ? hits.map((hit) => ({ asked, ...hit })) : hits,
      facets,
      nbHits: ours.hits.total,
      page: 0,
      nbPages: Math.ceil(ours.hits.total / 24),
      hitsPerPage: 24,
      exhaustiveNbHits: true,
      query: "",
      params: "",
      index: "profiles",
      processingTimeMS: 1,
    };
    return { results: requests.map(() => result) };
  };
}
