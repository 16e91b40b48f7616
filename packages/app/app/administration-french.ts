import { localeOfPath } from "@foodshed/sdk/locale";
import { addCatalogue } from "./translate.ts";

/** Loads the French of the administration for its French pages. */
export async function administrationFrench(pathname: string): Promise<void> {
  if (localeOfPath(pathname) !== "fr-CA") return;
  const { catalogue } = await import("@foodshed/widgets/fr-CA.administration");
  addCatalogue("fr-CA", catalogue);
}
