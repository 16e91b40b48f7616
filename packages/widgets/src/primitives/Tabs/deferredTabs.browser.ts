// Replaces deferredTabs.ts in the site's browser build: see "imports" in package.json.
import { lazy } from "react";

/** Needs a Suspense boundary. The server's markup stays visible, without event handlers, until the code has loaded. */
export const DeferredTabs = lazy(async () => ({ default: (await import("./Tabs.tsx")).Tabs }));
