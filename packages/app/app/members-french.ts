import { session } from "./browser.ts";
import { addCatalogue } from "./translate.ts";

let isLoaded = false;
let loading: Promise<void> | undefined;

/**
 * Loads the French of members' forms and pages for who is logged in or is about to become a member, and on the server. Undefined when
 * nothing is missing.
 */
export function membersFrench(
  needed = import.meta.env.SSR || session.get() !== null,
): Promise<void> | undefined {
  if (isLoaded || !needed) return undefined;
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<void> {
  const { catalogue } = await import("@foodshed/widgets/fr-CA.members");
  addCatalogue("fr-CA", catalogue);
  isLoaded = true;
}
