import { lazy, Suspense, useState } from "react";
import { SearchBox } from "../SearchBox/SearchBox.tsx";

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
  /** A postal code to measure distances from. */
  near?: string;
}

/** A search box for a partner's page, with or without its results. */
export function SearchEmbed({ placeholder, text = "", results, network, near }: SearchEmbedProps) {
  const inline = results === "inline";
  const [searched, setSearched] = useState<string | null>(text || null);
  return (
    <>
      <SearchBox placeholder={placeholder} text={text} onSubmit={inline ? setSearched : undefined} />
      {inline && searched !== null && (
        <Suspense fallback={null}>
          <InlineResults text={searched} network={network} near={near} />
        </Suspense>
      )}
    </>
  );
}
