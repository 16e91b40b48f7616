import type { ReactNode } from "react";
import { useLink } from "../../provider/host.tsx";
import { textLink } from "../../theme/text.css.ts";
import type { SearchParameters } from "../searchParameters.ts";
import { searchPath } from "../searchUrl.ts";
import * as css from "./SearchLink.css.ts";

export interface SearchLinkProps {
  /** The search that it leads to. */
  parameters: SearchParameters;
  /** Searches in place, where results are shown on a page of another site; left out, it is a link to the search page. */
  onSearch?: ((parameters: SearchParameters) => void) | undefined;
  children: ReactNode;
}

/** Leads to another search. */
export function SearchLink({ parameters, onSearch, children }: SearchLinkProps) {
  const Link = useLink();
  if (onSearch)
    return (
      <button type="button" className={css.button} onClick={() => onSearch(parameters)}>
        {children}
      </button>
    );
  return (
    <Link to={searchPath(parameters)} className={textLink}>
      {children}
    </Link>
  );
}
