import type { InlineResults } from "./InlineResults.tsx";

/** The part of a search box that lists results, from when it has loaded: whoever needs it first fetches it. */
export const resultsPart: { Results?: typeof InlineResults } = {};
