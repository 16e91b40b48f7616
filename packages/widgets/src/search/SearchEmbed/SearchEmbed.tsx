import { findProfileType, findSearchSort, type ProfileType } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { type MeasureAttributes, readMeasure } from "../../primitives/ListMeasure/readMeasure.ts";
import { UnknownFilters } from "../../primitives/UnknownFilters/UnknownFilters.tsx";
import { useHostNetwork, useNavigate } from "../../provider/host.tsx";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { searchPath } from "../searchUrl.ts";
import { type FailureListener, LaterResults } from "./LaterResults.tsx";

export interface SearchEmbedProps extends MeasureAttributes {
  /** The placeholder of the box. */
  placeholder?: string;
  /** The initial query; with inline results it is searched for at once. */
  text?: string;
  /** `inline` lists the results below the box instead of leading to the site's. */
  results?: string;
  /** Only members of this organization, by its slug; by default that of the provider. */
  network?: string;
  /** Only businesses of one profile type, such as `PROCESSES` or its label, `Processors`. */
  type?: string;
  /** A postal code or a town to measure distances from. */
  near?: string;
  /** The order of the results: `best`, `nearest` to `near`, `newest` or `name`; by default `best`. */
  sort?: string;
  /** The code that lists results could not be fetched; the box says so too. */
  onFailure?: FailureListener;
}

/** A search box for a partner's page, with or without its results. */
export function SearchEmbed(props: SearchEmbedProps) {
  const siteNetwork = useHostNetwork();
  const { placeholder, text = "", results, network = siteNetwork, type, near = "", sort, onFailure } = props;
  const navigate = useNavigate();
  const profileType = profileTypeOf(type) ?? "ALL";
  const { measure, unknown } = readMeasure(props);
  if (type && !profileTypeOf(type)) unknown.push({ filter: "type", value: type });
  const order = findSearchSort(sort ?? "best");
  if (!order) unknown.push({ filter: "sort", value: sort ?? "" });
  const [searched, setSearched] = useState<string | null>(text || null);
  // Not by an effect: on hydration it would come after a search that was made meanwhile, and take it back.
  const [given, setGiven] = useState(text);
  if (text !== given) {
    setGiven(text);
    setSearched(text || null);
  }
  const search = (words: string) => {
    if (results === "inline") setSearched(words);
    else
      navigate(
        searchPath({
          ...NO_PARAMETERS,
          search_query: words,
          profile_type: profileType,
          near,
          sort: order ?? "best",
        }),
      );
  };
  return (
    <>
      <UnknownFilters filters={unknown} />
      <SearchBox placeholder={placeholder} text={searched ?? text} onSubmit={search} />
      {results === "inline" && searched !== null && (
        <LaterResults
          text={searched}
          network={network}
          type={profileType}
          near={near}
          sort={order}
          onSearch={setSearched}
          {...measure}
          onFailure={onFailure}
        />
      )}
    </>
  );
}

function profileTypeOf(type = ""): ProfileType | undefined {
  const found = findProfileType(type);
  return found === "CLASSIFIEDS" ? undefined : found;
}
