import { searchFeedPath } from "@foodshed/sdk/vocabulary";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import type { SearchParameters } from "../searchParameters.ts";
import { savedSearchOf } from "./savedSearchOf.ts";

export interface FeedLinkProps {
  parameters: SearchParameters;
  /** Only this network's members, by the organization's slug. */
  network?: string | undefined;
}

/** Leads to the Atom feed of a search, for news readers. */
export function FeedLink({ parameters, network }: FeedLinkProps) {
  const t = useTranslate();
  return (
    <a href={searchFeedPath(savedSearchOf(parameters, network), t.locale)} className={textLink}>
      {t(strings.feed)}
    </a>
  );
}
