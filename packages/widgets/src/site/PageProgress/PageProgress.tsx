import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./PageProgress.css.ts";

export interface PageProgressProps {
  /** Whether a navigation is pending. */
  active: boolean;
}

/** A line along the top of the window while the next page is fetched. */
export function PageProgress({ active }: PageProgressProps) {
  const t = useTranslate();
  return (
    <>
      {active && <div className={css.bar} aria-hidden="true" />}
      <VisuallyHidden>
        <span role="status">{active ? t(strings.loadingPage) : ""}</span>
      </VisuallyHidden>
    </>
  );
}
