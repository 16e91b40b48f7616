import assert from "node:assert/strict";
import { naive } from "./naive.ts";
import { filters } from "./questions.ts";
import type { Sides } from "./sides.ts";

/** Times say something only of sides that answer alike. @throws AssertionError where they do not */
export async function holdAgreement({ db, mini, sphinx, ours, onCluster, queries }: Sides): Promise<void> {
  for (const word of queries) {
    const response = await ours(word, { size: 0 });
    assert.equal(response.hits.total, await naive.total(db, word), `total for ${word}`);
    if (mini) assert.equal(response.hits.total, mini.search(word).length, `total for ${word}`);
    if (sphinx) assert.equal(response.hits.total, await sphinx.total(word), `total for ${word} in Sphinx`);
    const { ALL: _, ...counts } = response.aggregations.profile_types;
    assert.deepEqual(
      Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0)),
      await naive.counts(db, word),
      `role counts for ${word}`,
    );
    if (sphinx)
      assert.deepEqual(
        await sphinx.counts(word),
        await naive.counts(db, word),
        `role counts for ${word} in Sphinx`,
      );
    if (onCluster) {
      const [here, there] = [await ours(word), await onCluster(word)];
      assert.deepEqual(idsOf(there), idsOf(here), `hits for ${word} on OpenSearch`);
      assert.deepEqual(there.aggregations, here.aggregations, `counts for ${word} on OpenSearch`);
    }
    const near = await ours(word, { ...filters, size: 240 });
    const ids = await naive.filteredIds(db, word);
    // Their earth is round to another radius: at the edge of the circle a few may differ.
    assert.ok(
      Math.abs(near.hits.total - ids.length) <= Math.max(2, ids.length * 0.02),
      `filtered ids for ${word}`,
    );
  }
  console.log("  all sides find the same profiles and counts");
}

const idsOf = ({ hits }: Awaited<ReturnType<Sides["ours"]>>) => [
  hits.total,
  ...hits.hits.map(({ _source }) => _source.id),
];
