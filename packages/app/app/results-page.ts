import type { Problem } from "@foodshed/sdk";
import { data } from "react-router";

/**
 * What the server sends for a search. While search cannot answer, as after a start, the page is a 503, so that no cache keeps it and no
 * crawler takes it for a page without results. `message` says why, for browsers without scripts: with them the page asks again.
 */
export function resultsPage<Results extends { answers: object | null }>(
  results: Results,
  problem: Pick<Problem, "status" | "message"> | undefined,
) {
  if (results.answers) return data<Results & { message?: string }>(results);
  const isRefused = problem !== undefined && problem.status >= 400 && problem.status < 500;
  return data<Results & { message?: string }>(
    { ...results, ...(problem?.message && { message: problem.message }) },
    { status: isRefused ? problem.status : 503, headers: { "Cache-Control": "no-store" } },
  );
}
