import type { ReactNode } from "react";
import { useLink } from "../../provider/host.tsx";
import { textLink } from "../../theme/text.css.ts";
import type { SearchParameters } from "../searchParameters.ts";
import { searchPath } from "../searchUrl.ts";

/** Renders what leads to another search: a link on the search page, a button where results are shown in another site. */
export type RenderSearchLink = (parameters: SearchParameters, text: ReactNode) => ReactNode;

/** A link to the search page. */
export const renderSearchLink: RenderSearchLink = (parameters, text) => (
  <SearchLink parameters={parameters}>{text}</SearchLink>
);

function SearchLink({ parameters, children }: { parameters: SearchParameters; children: ReactNode }) {
  const Link = useLink();
  return (
    <Link to={searchPath(parameters)} className={textLink}>
      {children}
    </Link>
  );
}
