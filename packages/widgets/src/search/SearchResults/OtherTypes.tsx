import { label, PROFILE_TYPES } from "@foodshed/sdk/vocabulary";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import type { SearchParameters } from "../searchParameters.ts";
import type { SearchState } from "../searchState.ts";
import { searchPath } from "../searchUrl.ts";
import * as css from "./SearchResults.css.ts";

export interface OtherTypesProps {
  results: SearchState["profiles"];
  parameters: SearchParameters;
}

/** How many more match in other profile types than the chosen one, each a link to them. */
export function OtherTypes({ results: { aggregations, status }, parameters }: OtherTypesProps) {
  const t = useTranslate();
  const Link = useLink();
  const others = aggregations?.other_profile_types ?? [];
  const nameOf = (type: string) => label(t, PROFILE_TYPES.find(({ value }) => value === type)?.label ?? type);
  if (status === "waiting" || parameters.profile_type === "ALL" || others.length === 0) return null;
  return (
    <p className={css.others}>
      {t(strings.inType, { type: nameOf(parameters.profile_type) })}{" "}
      {others.map(({ key, count }, index) => (
        <span key={key}>
          {index > 0 && ", "}
          <Link to={searchPath({ ...parameters, profile_type: key })} className={textLink}>
            {t(strings.moreAmong, { count, type: nameOf(key) })}
          </Link>
        </span>
      ))}
    </p>
  );
}
