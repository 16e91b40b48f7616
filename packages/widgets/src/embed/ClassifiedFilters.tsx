import { lazy, Suspense } from "react";
import type { ClassifiedFiltersProps } from "../classifieds/ClassifiedsBoard/ClassifiedFilters.tsx";

const Filters = lazy(() => import("./filters.ts"));

/** Loads the filters of a board after its classifieds. A wide board reserves their column; a narrow one collapses them. */
export function ClassifiedFilters(props: ClassifiedFiltersProps) {
  return (
    <Suspense fallback={null}>
      <Filters {...props} />
    </Suspense>
  );
}
