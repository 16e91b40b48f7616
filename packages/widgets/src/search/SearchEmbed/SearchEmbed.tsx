import { isProfileType, type ProfileType } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "../../provider/host.tsx";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { searchPath } from "../searchUrl.ts";

// Who never searches never fetches what lists results.
const InlineResults = lazy(() =>
  import("./InlineResults.tsx").then(({ InlineResults }) => ({ default: InlineResults })),
);

export interface SearchEmbedProps {
  placeholder?: string;
  /** What stands in the field at first; with inline results it is searched for at once. */
  text?: string;
  /** `inline` lists the results below the box instead of leading to the site's. */
  results?: string;
  /** Only members of this organization, by its slug. */
  network?: string;
  /** Only businesses of one profile type, such as `PROCESSES`; anything else is all of them. */
  type?: string;
  /** A postal code to measure distances from. */
  near?: string;
}

/** A search box for a partner's page, with or without its results. */
export function SearchEmbed(props: SearchEmbedProps) {
  const { placeholder, text = "", results, network, type, near = "" } = props;
  const navigate = useNavigate();
  const profileType = profileTypeOf(type);
  const [searched, setSearched] = useState<string | null>(text || null);
  useEffect(() => setSearched(text || null), [text]);
  const search = (words: string) => {
    if (results === "inline") setSearched(words);
    else navigate(searchPath({ ...NO_PARAMETERS, search_query: words, profile_type: profileType, near }));
  };
  return (
    <>
      <SearchBox placeholder={placeholder} text={text} onSubmit={search} />
      {results === "inline" && searched !== null && (
        <Suspense fallback={null}>
          <InlineResults text={searched} network={network} type={profileType} near={near} />
        </Suspense>
      )}
    </>
  );
}

function profileTypeOf(type = ""): ProfileType {
  const name = type.toUpperCase();
  return isProfileType(name) && name !== "CLASSIFIEDS" ? name : "ALL";
}
