// Replaces deferredParts.ts in the site's browser build: see "imports" in package.json.
import { lazy } from "react";

/** Both need a Suspense boundary. The server's markup stays visible until the code has loaded. */
export const NothingFound = lazy(async () => ({
  default: (await import("../NothingFound/NothingFound.tsx")).NothingFound,
}));

export const SaveSearchButton = lazy(async () => ({
  default: (await import("../SaveSearch/SaveSearchButton.tsx")).SaveSearchButton,
}));
