import type { ReactNode } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { renderSearchLink } from "../SearchLink/SearchLink.tsx";
import type { SearchParameters } from "../searchParameters.ts";
import type { SearchState } from "../searchState.ts";
import { searchPath } from "../searchUrl.ts";
import { Alternatives } from "./Alternatives.tsx";
import { nothingFoundTitle } from "./alternativeText.ts";
import * as css from "./NothingFound.css.ts";

export interface NothingFoundProps {
  results: SearchState["profiles" | "classifieds"];
  /** The search that the results belong to. */
  parameters: SearchParameters;
  /** Opens the form for a wanted ad with the words of the search; visitors log in first. */
  onPostWanted: () => void;
  /** More to do about it, such as keeping the search. */
  children?: ReactNode;
}

/** What to do where a search found nothing: the searches that find something, and a wanted ad. */
export function NothingFound({ results, parameters, onPostWanted, children }: NothingFoundProps) {
  const t = useTranslate();
  const session = useSession();
  const { query, alternatives = [] } = results;
  const hasText = query.trim() !== "";
  if (!hasText && alternatives.length === 0) return null;
  return (
    <section className={css.panel}>
      <h2 className={css.title}>{nothingFoundTitle(query, t)}</h2>
      <Alternatives alternatives={alternatives} parameters={parameters} renderLink={renderSearchLink} />
      <div className={css.actions}>
        {hasText &&
          (session ? (
            <Button variant="secondary" size="sm" onClick={onPostWanted}>
              {t(strings.postWanted)}
            </Button>
          ) : (
            <LinkButton
              variant="secondary"
              size="sm"
              to={`/login?next=${encodeURIComponent(postPath(parameters))}`}
            >
              {t(strings.postWanted)}
            </LinkButton>
          ))}
        {children}
      </div>
    </section>
  );
}

/** The path that comes back to this search and opens the form; `SearchPage` takes it as `postWanted`. */
function postPath(parameters: SearchParameters): string {
  const path = searchPath(parameters);
  return `${path}${path.includes("?") ? "&" : "?"}post=wanted`;
}
