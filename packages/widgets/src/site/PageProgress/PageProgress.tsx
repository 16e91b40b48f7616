import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./PageProgress.css.ts";

export interface PageProgressProps {
  /** Whether a navigation is pending. */
  active: boolean;
}

/** A line along the top of the window while the next page is fetched. */
export function PageProgress({ active }: PageProgressProps) {
  return (
    <>
      {active && <div className={css.bar} aria-hidden="true" />}
      <VisuallyHidden>
        <span role="status">{active ? "Loading page" : ""}</span>
      </VisuallyHidden>
    </>
  );
}
