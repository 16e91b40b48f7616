import type { Problem } from "@foodshed/sdk";
import { Button } from "../../primitives/Button/Button.tsx";
import { text } from "../../theme/text.css.ts";
import * as css from "./SearchResults.css.ts";

/** Says that a search failed, and sends it again on request. */
export function SearchFailure({ problem, onRetry }: { problem: Problem | null; onRetry: () => void }) {
  return (
    <div role="alert" className={css.failure}>
      <p className={text.body}>{problem?.message ?? "The search did not get through."}</p>
      <Button kind="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
