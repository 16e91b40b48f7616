import type { Graph, Thing } from "schema-dts";

/** Things as one JSON-LD document, written so that no text of a member can end the script element that holds it. */
export function graph(...things: readonly Thing[]): string {
  const document: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}
