// Stands in for deferredTabs.ts in the site's build for browsers: see "imports" in package.json.
import { lazy } from "react";

/** Needs a Suspense around it. What the server sent stays in sight, and does not answer yet, until the code has come. */
export const DeferredTabs = lazy(async () => ({ default: (await import("./Tabs.tsx")).Tabs }));
