import type { Schema } from "@foodshed/sdk";
import {
  CLASSIFIED_TITLE_MAX_LENGTH,
  CLASSIFIEDS_REFRESH_MS,
  type UnknownFilter,
} from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { UnknownFilters } from "../../primitives/UnknownFilters/UnknownFilters.tsx";
import { useNavigate, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { Interpretation } from "../Interpretation/Interpretation.tsx";
import { PartialMatches } from "../Interpretation/PartialMatches.tsx";
import { QueryParts } from "../Interpretation/QueryParts.tsx";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import { SearchFilters } from "../SearchFilters/SearchFilters.tsx";
import { renderSearchLink } from "../SearchLink/SearchLink.tsx";
import { ClassifiedResults } from "../SearchResults/ClassifiedResults.tsx";
import { SearchResults } from "../SearchResults/SearchResults.tsx";
import { isClassifiedsMode, type SearchParameters } from "../searchParameters.ts";
import type { SearchResponses } from "../searchState.ts";
import { restoreSearch, saveSearch, saveShownCount } from "../searchStorage.ts";
import { searchPath } from "../searchUrl.ts";
import { useSearch } from "../useSearch.ts";
import * as css from "./SearchPage.css.ts";
import { useMeasuredFrom } from "./useMeasuredFrom.ts";

// Most searches find something.
const NothingFound = lazy(() =>
  import("../NothingFound/NothingFound.tsx").then((module) => ({ default: module.NothingFound })),
);
const SaveSearchButton = lazy(() =>
  import("../SaveSearch/SaveSearchButton.tsx").then((module) => ({ default: module.SaveSearchButton })),
);
const CreateClassifiedDialog = lazy(() =>
  import("../../classifieds/CreateClassifiedDialog/CreateClassifiedDialog.tsx").then((module) => ({
    default: module.CreateClassifiedDialog,
  })),
);

export interface SearchPageProps {
  /** What the page's address searches for: `parametersFromUrl()`. */
  parameters: SearchParameters;
  /** The responses that the loader already has: `loadSearch()`. */
  initial?: SearchResponses | null | undefined;
  /** The address says nothing itself, so the last search of this visit is taken up again: `!hasSearchInUrl()`. */
  restore?: boolean;
  /** Filters of the address that nobody knows, to be said: `unknownInUrl()`. */
  unknown?: readonly UnknownFilter[];
  /** Only this network's members, by the organization's slug. */
  network?: string;
  /** Opens the form for a wanted ad with the words of the search: somebody comes back from the login to post it. */
  postWanted?: boolean;
}

/**
 * Search box, filters and results. It searches by itself and keeps the address in step through the host's `navigate`:
 * typing and ticking replace it, submitting another text is a step of the history. A route need not load again for
 * addresses that it is sent to this way.
 */
export function SearchPage(props: SearchPageProps) {
  const { parameters, initial, restore = false, unknown = [], network, postWanted = false } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const path = searchPath(parameters);
  const shown = useRef(path);
  const ownPaths = useRef(new Set<string>());
  const onSearch = useCallback(
    (searched: SearchParameters, previousText: string | null) => {
      saveSearch(searched);
      const path = searchPath(searched);
      const left = previousText === null ? path : searchPath({ ...searched, search_query: previousText });
      // Going where one is would only stop somebody who is on their way elsewhere, such as to the login.
      if (path === shown.current && left === path) return;
      if (path !== shown.current) ownPaths.current.add(path);
      navigate(path, left === path ? { replace: true, keepScroll: true } : { leaveAs: left });
    },
    [navigate],
  );
  const [state, dispatch] = useSearch({ parameters, answers: initial ?? undefined, network, onSearch });

  // The address changed from outside: a link, the header's box, the back button. Its results are part of the same render,
  // so that the page is as high as it was when the browser scrolls back.
  const [seen, setSeen] = useState(path);
  if (seen !== path) {
    setSeen(path);
    if (!ownPaths.current.has(path)) dispatch({ type: "arrived", parameters, answers: initial ?? undefined });
  }
  useEffect(() => {
    shown.current = path;
    ownPaths.current.delete(path);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the page opens
  useEffect(() => {
    const last = restore ? restoreSearch() : null;
    if (last && searchPath(last) !== path) dispatch({ type: "arrived", parameters: last });
  }, []);

  const [wantedAd, setWantedAd] = useState<"open" | "closed" | undefined>(postWanted ? "open" : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the page opens
  useEffect(() => {
    // A reload does not open the form again.
    if (postWanted) navigate(path, { replace: true, keepScroll: true });
  }, []);

  // While a server's page wakes up it is a visitor's; a member's answers tell the distance from their own place.
  const account = useSession()?.account_id;
  const answeredFor = useRef(account);
  useEffect(() => {
    if (account === answeredFor.current) return;
    answeredFor.current = account;
    dispatch({ type: "retried" });
  }, [account, dispatch]);

  const results = state[isClassifiedsMode(state.parameters) ? "classifieds" : "profiles"];
  const { hits, status } = results;
  useEffect(() => {
    if (status === "ready") saveShownCount(searchPath(state.parameters), hits.length);
  }, [state.parameters, hits, status]);

  const change = (part: Partial<SearchParameters>) => {
    dispatch({ type: "changed", change: part });
    if (part.profile_type && globalThis.matchMedia?.("(max-width: 767px)").matches) {
      top.current?.scrollIntoView({ block: "start" });
    }
  };
  const { search_query } = state.parameters;
  // Where nothing was found, saving the search is one of the ways to go on.
  const isOfferedBelow = status === "ready" && results.total === 0 && results.query.trim() !== "";
  const alternatives = (
    <Suspense>
      <NothingFound results={results} parameters={state.parameters} onPostWanted={() => setWantedAd("open")}>
        <SaveSearchButton parameters={state.parameters} network={network} label={t(strings.getAlert)} />
      </NothingFound>
    </Suspense>
  );
  return (
    <div className={css.page}>
      <div className={css.box}>
        <SearchBox
          text={search_query}
          onTextChange={(text) => change({ search_query: text, literal: false })}
          onSubmit={(text) => dispatch({ type: "submitted", search_query: text })}
        >
          <Button variant="secondary" onClick={() => dispatch({ type: "cleared" })}>
            {t(strings.clearFilters)}
          </Button>
        </SearchBox>
      </div>
      <div className={css.filters}>
        <SearchFilters
          parameters={state.parameters}
          onChange={change}
          profiles={state.profiles.aggregations}
          classifieds={state.classifieds.aggregations}
          classifiedsTotal={classifiedsTotal(state.classifieds)}
          measuredFrom={useMeasuredFrom()}
          onPosted={() => dispatch({ type: "retried" })}
        />
      </div>
      <div className={css.results} ref={top}>
        <UnknownFilters filters={unknown} />
        <Interpretation results={results} parameters={state.parameters} renderLink={renderSearchLink} />
        <QueryParts
          results={results}
          parameters={state.parameters}
          onNoneLeft={() => focusHeading(top.current)}
        />
        <div className={css.found}>
          {!isOfferedBelow && (
            <div className={css.save}>
              <Suspense>
                <SaveSearchButton parameters={state.parameters} network={network} />
              </Suspense>
            </div>
          )}
          {isClassifiedsMode(state.parameters) ? (
            <ClassifiedResults
              results={state.classifieds}
              arrange={(list) => <PartialMatches results={state.classifieds} list={list} />}
              alternatives={alternatives}
              onRetry={() => dispatch({ type: "retried" })}
              next={searchPath(state.parameters)}
              onMore={() => dispatch({ type: "moreAsked", resultType: "classifieds" })}
            />
          ) : (
            <SearchResults
              results={state.profiles}
              arrange={(list) => <PartialMatches results={state.profiles} list={list} />}
              alternatives={alternatives}
              onRetry={() => dispatch({ type: "retried" })}
              onMore={() => dispatch({ type: "moreAsked", resultType: "profiles" })}
            />
          )}
        </div>
      </div>
      {wantedAd && (
        <Suspense>
          <CreateClassifiedDialog
            open={wantedAd === "open"}
            onOpenChange={(open) => setWantedAd(open ? "open" : "closed")}
            onCreated={() => setTimeout(() => dispatch({ type: "retried" }), CLASSIFIEDS_REFRESH_MS)}
            initial={{ title: search_query.trim().slice(0, CLASSIFIED_TITLE_MAX_LENGTH) }}
          />
        </Suspense>
      )}
    </div>
  );
}

function focusHeading(page: HTMLElement | null) {
  const heading = page?.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

function classifiedsTotal(results: { total: number; aggregations: Schema<"ClassifiedAggregations"> | null }) {
  return results.aggregations ? results.total : undefined;
}
