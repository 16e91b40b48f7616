import { colorSchemeAttributeScript } from "./color-scheme-attribute.ts";
import { recordEarlyInteractions } from "./pre-hydration-replay.ts";
import { resultsMapAttributeScript } from "./results-map-attribute.ts";
import { sessionAttributeScript } from "./session-attribute.ts";

/**
 * The Content-Security-Policy forbids `eval`. Zod probes for it once, which the browser would report as a violation; this is
 * Zod's own switch, set before its code is loaded.
 */
const withoutEval = "globalThis.__zod_globalConfig = { jitless: true };";

/**
 * The inline scripts in the head of every page, which run before any other script. The browser's bundle has no second copy of them:
 * hydration leaves the element as the server sent it.
 */
export const headScripts = import.meta.env.SSR
  ? [
      sessionAttributeScript,
      colorSchemeAttributeScript,
      resultsMapAttributeScript,
      withoutEval,
      recordEarlyInteractions,
    ].join("\n")
  : "";
