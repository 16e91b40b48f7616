import { lazy, type RefObject, Suspense } from "react";
import type { SearchMapProps } from "../../map/SearchMap/SearchMap.tsx";
import { withoutPlace } from "../runSearch.ts";
import type { PlaceProblem } from "../searchState.ts";
import * as css from "./SearchPage.css.ts";

const SearchMap = lazy(() =>
  import("../../map/SearchMap/SearchMap.tsx").then((module) => ({ default: module.SearchMap })),
);

export interface ResultsMapProps extends SearchMapProps, PlaceProblem {
  /** Whether it is to be fetched; until then its place beside the list is kept. */
  isDue: boolean;
  place: RefObject<HTMLDivElement | null>;
}

/** The map of the results, or the place where it comes to stand. */
export function ResultsMap({ isDue, place, place_problem, parameters, ...map }: ResultsMapProps) {
  if (!isDue) return <div className={css.mapPlace} ref={place} />;
  return (
    <Suspense fallback={<div className={css.mapPlace} />}>
      <SearchMap {...map} parameters={place_problem ? withoutPlace(parameters) : parameters} />
    </Suspense>
  );
}
