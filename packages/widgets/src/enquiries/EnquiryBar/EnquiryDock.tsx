import { lazy, Suspense } from "react";
import { useChosenBusinesses } from "../chosenBusinesses.ts";
import type { EnquiryBarProps } from "./EnquiryBar.tsx";

// Most visits choose nobody.
const EnquiryBar = lazy(() => import("./EnquiryBar.tsx").then((module) => ({ default: module.EnquiryBar })));

/** Where a page shows the bar of chosen businesses; nothing while nobody is chosen. */
export function EnquiryDock(props: EnquiryBarProps) {
  if (useChosenBusinesses().length === 0) return null;
  return (
    <Suspense>
      <EnquiryBar {...props} />
    </Suspense>
  );
}
