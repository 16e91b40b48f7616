import type { ClusterSearches } from "./cluster-searches.ts";
import type { Lookup } from "./remote-collection.ts";

/** The cluster refuses longer beginnings: it allows a thousand bytes, of which a letter takes four at most. */
const MAX_LETTERS = 240;

/** Looks up what a process does not have of all profiles: counts, and names by their beginnings. `without` are searched in memory. */
export async function lookUp(
  searches: ClusterSearches,
  lookups: readonly Lookup[],
  without: readonly number[],
) {
  const exclude = without.length > 0 ? { must_not: [{ terms: { id: without } }] } : {};
  const bodies = lookups.flatMap((lookup): object[] => {
    if (lookup.is === "count")
      return [{ query: { bool: { filter: [lookup.clause], ...exclude } }, size: 0, track_total_hits: 200 }];
    return ["name_key", "name_rests"].map((field) => ({
      query: { bool: { filter: [{ prefix: { [field]: beginning(lookup.begins) } }], ...exclude } },
      size: 25,
      sort: [{ [field === "name_key" ? field : "sort_name"]: "asc" }],
      _source: ["names"],
      docvalue_fields: [field],
    }));
  });
  const answers = await searches.answers("profiles", bodies);
  let at = 0;
  return lookups.map((lookup) => {
    if (lookup.is === "count") return answers[at++]?.hits.total.value ?? 0;
    const hits = [...(answers[at++]?.hits.hits ?? []), ...(answers[at++]?.hits.hits ?? [])] as unknown as {
      _source: { names: string };
      fields: Record<string, string[]>;
    }[];
    return hits.flatMap(({ _source, fields }) => {
      const from = Object.values(fields)
        .flat()
        .find((key) => key.startsWith(lookup.begins));
      return from === undefined ? [] : [{ name: _source.names, from }];
    });
  });
}

const beginning = (begins: string) => [...begins].slice(0, MAX_LETTERS).join("");
