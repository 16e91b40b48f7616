import { LinkButton } from "../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

/** Stands in for the map in the pinned script, whose one file would double with it: leads to the site's. */
export function HitsMap() {
  const t = useTranslate();
  return (
    <LinkButton to="/search?view=map" variant="secondary" size="sm">
      {t(strings.mapOnSite)}
    </LinkButton>
  );
}
