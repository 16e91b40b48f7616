import { lazy, Suspense } from "react";
import type { ClassifiedFiltersProps } from "../classifieds/ClassifiedsBoard/ClassifiedFilters.tsx";

const Filters = lazy(() => import("./filters.ts"));

/** The filters of a board come a moment after its ads; their column is kept free, and in a narrow one they are folded away. */
export function ClassifiedFilters(props: ClassifiedFiltersProps) {
  return (
    <Suspense fallback={null}>
      <Filters {...props} />
    </Suspense>
  );
}
