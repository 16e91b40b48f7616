import type { Schema } from "@foodshed/sdk";
import { useTranslate } from "../../provider/locale.tsx";
import type { RenderSearchLink } from "../SearchLink/SearchLink.tsx";
import { NO_PARAMETERS, type SearchParameters } from "../searchParameters.ts";
import * as css from "./Alternatives.css.ts";
import { alternativeCount, alternativeText } from "./alternativeText.ts";

export interface AlternativesProps {
  alternatives: readonly Schema<"SearchAlternative">[];
  /** The search that found nothing. */
  parameters: SearchParameters;
  renderLink: RenderSearchLink;
}

/** Searches that find something where one found nothing, and how much. */
export function Alternatives({ alternatives, parameters, renderLink }: AlternativesProps) {
  const t = useTranslate();
  if (alternatives.length === 0) return null;
  return (
    <ul className={css.list}>
      {alternatives.map((alternative) => (
        <li key={alternative.kind} className={css.alternative}>
          {renderLink(changed(parameters, alternative), alternativeText(alternative, t))}{" "}
          <span className={css.count}>{alternativeCount(alternative, t)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The search of an alternative; what it does not change stays. */
function changed(
  parameters: SearchParameters,
  { kind, keywords, distance = parameters.distance }: Schema<"SearchAlternative">,
): SearchParameters {
  const { profile_type, near } = parameters;
  const isClassifieds = profile_type === "CLASSIFIEDS";
  return {
    ...parameters,
    ...(kind === "without_filters" && {
      ...NO_PARAMETERS,
      near,
      profile_type: isClassifieds ? profile_type : "ALL",
    }),
    search_query: keywords,
    distance,
    literal: false,
  };
}
