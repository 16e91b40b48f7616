import assert from "node:assert/strict";
import { profileDocument } from "../../packages/server/src/modules/search/indexed-document.ts";
import { writeDocuments } from "../../packages/server/src/modules/search/search.index.queries.ts";
import { suggestTerms } from "../../packages/server/src/modules/search/suggestions.service.ts";
import { inTurn } from "../lib/measure.ts";
import { goal, printRows } from "../lib/report.ts";
import { throughHttp } from "./harness.ts";
import { naive } from "./naive.ts";
import { asking, corpus, filters } from "./questions.ts";
import { asked, beside, processorTime } from "./rounds.ts";
import type { Sides } from "./sides.ts";

/** All that a search page shows, as the site asks for it. */
export async function measurePages({ services, db, count, ours, queries }: Sides): Promise<void> {
  const http = await throughHttp(services);
  const page = await inTurn(
    {
      "through HTTP": asking(queries, http.call),
      "the same again (noise)": asking(queries, http.call),
      "its service, without HTTP": asking(queries, (word) => ours(word, { near: filters.near })),
      "naive PostgreSQL": asking(queries, (word) => naive.page(db, word)),
    },
    asked(queries),
  );
  printRows("Everything a search page needs", "ms", page);
  goal("HTTP", page["through HTTP"], count > 500_000 ? 60 : 15);
  await processorTime("Through HTTP", queries, asking(queries, http.call));
  await http.close();
}

/** Parts of it: the best hits, filters, and counts for a keyword and for everything. */
export async function measureParts({ db, mini, sphinx, ours, onCluster, queries }: Sides): Promise<void> {
  await beside(
    "Keyword, the best 24",
    queries,
    {
      ours: asking(queries, (word) => ours(word)),
      "naive PostgreSQL": asking(queries, (word) => naive.keyword(db, word)),
      ...(sphinx && { Sphinx: asking(queries, sphinx.keyword) }),
      ...(onCluster && { "ours on OpenSearch": asking(queries, (word) => onCluster(word)) }),
    },
    mini && asking(queries, (word) => mini.search(word).slice(0, 24)),
  );
  printRows(
    "Keyword, role, category and 50 km",
    "ms",
    await inTurn(
      {
        ours: asking(queries, (word) => ours(word, filters)),
        "naive PostgreSQL": asking(queries, (word) => naive.filtered(db, word)),
        ...(sphinx && { Sphinx: asking(queries, sphinx.filtered) }),
        ...(onCluster && { "ours on OpenSearch": asking(queries, (word) => onCluster(word, filters)) }),
      },
      asked(queries),
    ),
  );
  printRows(
    "Role counts for a keyword",
    "ms",
    await inTurn(
      {
        ours: asking(queries, (word) => ours(word, { size: 0 })),
        "naive PostgreSQL": asking(queries, (word) => naive.counts(db, word)),
        ...(sphinx && { Sphinx: asking(queries, sphinx.counts) }),
      },
      asked(queries),
    ),
  );
  printRows(
    "Role counts of all profiles",
    "ms",
    await inTurn({
      ours: () => ours("", { size: 0 }),
      "naive PostgreSQL": () => naive.wholeCounts(db),
      ...(sphinx && { Sphinx: () => sphinx.wholeCounts() }),
    }),
  );
}

/** Suggestions for the beginning of a word, and for one with a slip in it. */
export async function measureSuggestions({ services, db, mini }: Sides): Promise<void> {
  const typed = corpus.products.filter((product) => product.length > 6).slice(0, 24);
  await beside(
    "Suggestions for a beginning",
    typed,
    {
      ours: asking(typed, (product) => suggestTerms(services, { query: product.slice(0, 3) })),
      "naive PostgreSQL": asking(typed, (product) => naive.prefix(db, product.slice(0, 3))),
    },
    mini && asking(typed, (product) => mini.autoSuggest(product.slice(0, 3))),
  );
  const swapped = typed.map((product) => product.slice(0, 3) + product[4] + product[3] + product.slice(5));
  for (const [i, query] of swapped.entries()) {
    const { suggestions } = await suggestTerms(services, { query });
    assert.ok(
      query === typed[i] || suggestions.some(({ term }) => term.includes(typed[i] as string)),
      `${query} should suggest ${typed[i]}`,
    );
  }
  const typo = await beside(
    "Suggestions with two letters swapped (found by ours every time)",
    swapped,
    {
      ours: asking(swapped, (query) => suggestTerms(services, { query })),
      "naive PostgreSQL": asking(swapped, (query) => naive.typo(db, query)),
    },
    mini && asking(swapped, (query) => mini.autoSuggest(query, { fuzzy: 0.2 })),
  );
  goal("ours", typo.ours, 5);
}

/** How long it takes until a change is found. */
export async function measureEdits({ db, count, ours }: Sides): Promise<void> {
  const [edited] = [...corpus.profiles(1)];
  printRows(
    "An edit, until the next search has found it",
    "ms",
    await inTurn({
      ours: async () => {
        const row = profileDocument({
          ...(edited as NonNullable<typeof edited>),
          id: count,
          business_name: "Justedited Farm",
        });
        await db.transaction().execute((transaction) => writeDocuments(transaction, [row]));
        assert.equal((await ours("justedited")).hits.total, 1);
      },
    }),
  );
}
