import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import * as css from "./SearchResults.css.ts";

/** Rows to come. The heading above says that a search is under way. */
export function ResultSkeletons() {
  return (
    <div className={css.skeletons} aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height="8rem" radius="12px" />
      ))}
    </div>
  );
}
