import type { Schema } from "@foodshed/sdk";
import {
  CLASSIFIED_TITLE_MAX_LENGTH,
  CLASSIFIEDS_REFRESH_MS,
  type UnknownFilter,
} from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { PostClassified } from "../../classifieds/PostClassified/PostClassified.tsx";
import { AskAll } from "../../enquiries/AskAll/AskAll.tsx";
import { EnquiryDock } from "../../enquiries/EnquiryBar/EnquiryDock.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { classes } from "../../primitives/classes.ts";
import { UnknownFilters } from "../../primitives/UnknownFilters/UnknownFilters.tsx";
import { useNavigate, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { ChosenFilters } from "../ChosenFilters/ChosenFilters.tsx";
import * as strings from "../generated/strings.ts";
import { Interpretation } from "../Interpretation/Interpretation.tsx";
import { PartialMatches } from "../Interpretation/PartialMatches.tsx";
import { QueryParts } from "../Interpretation/QueryParts.tsx";
import { UnknownPlace } from "../Interpretation/UnknownPlace.tsx";
import { NothingFound } from "../NothingFound/NothingFound.tsx";
import { ResultsToolbar } from "../ResultsToolbar/ResultsToolbar.tsx";
import { SortSelect } from "../ResultsToolbar/SortSelect.tsx";
import { ViewSwitch } from "../ResultsToolbar/ViewSwitch.tsx";
import { FeedLink } from "../SaveSearch/FeedLink.tsx";
import { SaveSearch } from "../SaveSearch/SaveSearch.tsx";
import { SearchBox } from "../SearchBox/SearchBox.tsx";
import { SearchFilters } from "../SearchFilters/SearchFilters.tsx";
import { renderSearchLink } from "../SearchLink/SearchLink.tsx";
import { ClassifiedResults } from "../SearchResults/ClassifiedResults.tsx";
import { OtherTypes } from "../SearchResults/OtherTypes.tsx";
import { SearchResults } from "../SearchResults/SearchResults.tsx";
import { isClassifiedsMode, type SearchParameters, type SearchView } from "../searchParameters.ts";
import type { SearchResponses } from "../searchState.ts";
import { restoreSearch, saveSearch, saveShownCount } from "../searchStorage.ts";
import { searchPath } from "../searchUrl.ts";
import { useSearch } from "../useSearch.ts";
import { HitActions } from "./HitActions.tsx";
import { ResultsMap } from "./ResultsMap.tsx";
import * as css from "./SearchPage.css.ts";
import { useMapBeside } from "./useMapBeside.ts";
import { useMeasuredFrom } from "./useMeasuredFrom.ts";
import { wholeList } from "./wholeList.ts";

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
  const mapPlace = useRef<HTMLDivElement>(null);
  const path = searchPath(parameters);
  const shown = useRef(path);
  const ownPaths = useRef(new Set<string>());
  const onSearch = useCallback(
    (searched: SearchParameters, leaving: SearchParameters | null) => {
      saveSearch(searched);
      const path = searchPath(searched);
      const left = leaving ? searchPath(leaving) : path;
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
    const view = parameters.view;
    if (searchPath({ ...state.parameters, view }) === path && view !== state.parameters.view)
      dispatch({ type: "viewed", view });
    else if (!ownPaths.current.has(path))
      dispatch({ type: "arrived", parameters, answers: initial ?? undefined });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says what the parameters are
  useEffect(() => {
    shown.current = path;
    ownPaths.current.delete(path);
    // A search that a link led to is restored like one that was typed; the link to the classifieds searches for nothing yet.
    if (!restore && !isClassifiedsMode(parameters)) saveSearch(parameters);
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

  // While a server's page is hydrated it is a visitor's; a member's answers contain the distance from their own place.
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
  const { search_query, sort, view } = state.parameters;
  const beside = useMapBeside(mapPlace);
  // Classifieds are a board, which wants the whole width.
  const mayStandBeside = view === "list" && !isClassifiedsMode(state.parameters);
  const hasPlace = mayStandBeside && beside.isWanted;
  const hasMap = view === "map" || (hasPlace && beside.hasRoom);
  const show = (next: SearchView) => {
    if (beside.hasRoom && !isClassifiedsMode(state.parameters)) beside.want(next === "map");
    // Elsewhere list and map are steps of the history: Back leads from one to the other.
    if (!(beside.hasRoom && mayStandBeside))
      navigate(searchPath({ ...state.parameters, view: next }), { keepScroll: true });
  };
  const [asking, setAsking] = useState(false);
  const listed = wholeList(state.profiles, isClassifiedsMode(state.parameters));
  const [saving, setSaving] = useState(false);
  const mayEdit = useMayEdit();
  const saveButton = (label: string) =>
    mayEdit && (
      <Button variant="secondary" size="sm" onClick={() => setSaving(true)}>
        {label}
      </Button>
    );
  const toolbar = (
    <ResultsToolbar
      sort={<SortSelect value={sort} onChange={(sort) => change({ sort })} />}
      view={<ViewSwitch value={hasMap ? "map" : "list"} onChange={show} />}
      actions={
        <>
          {listed.length > 0 && <AskAll businesses={listed} onChosen={() => setAsking(true)} />}
          <FeedLink parameters={state.parameters} network={network} />
          {saveButton(t(strings.saveSearch))}
        </>
      }
      note={
        sort === "nearest" &&
        status === "ready" &&
        !results.place_problem &&
        results.hits.every(({ sort: [, distance] }) => distance === null) &&
        t(strings.nearestNeedsPlace)
      }
    />
  );
  const alternatives = (
    <NothingFound results={results} parameters={state.parameters} onPostWanted={() => setWantedAd("open")}>
      {saveButton(t(strings.getAlert))}
    </NothingFound>
  );
  return (
    <div className={classes(css.page, hasPlace && css.roomyPage)}>
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
        {isClassifiedsMode(state.parameters) && (
          <p className={css.post}>
            <PostClassified thumb onPosted={() => dispatch({ type: "retried" })} />
          </p>
        )}
        <SearchFilters
          parameters={state.parameters}
          onChange={change}
          profiles={state.profiles.aggregations}
          classifieds={state.classifieds.aggregations}
          classifiedsTotal={classifiedsTotal(state.classifieds)}
          measuredFrom={useMeasuredFrom()}
          total={results.aggregations ? results.total : undefined}
          waiting={status === "waiting"}
          onShow={() => {
            top.current?.scrollIntoView({ block: "start" });
            focusHeading(top.current);
          }}
        />
      </div>
      <div className={view === "map" ? css.withMap : hasPlace ? css.besideMap : css.results} ref={top}>
        <UnknownFilters filters={unknown} />
        <ChosenFilters
          parameters={state.parameters}
          onChange={change}
          onNoneLeft={() => focusHeading(top.current)}
        />
        <UnknownPlace results={results} />
        <Interpretation results={results} parameters={state.parameters} renderLink={renderSearchLink} />
        <QueryParts
          results={results}
          parameters={state.parameters}
          onNoneLeft={() => focusHeading(top.current)}
        />
        {isClassifiedsMode(state.parameters) ? (
          <ClassifiedResults
            results={state.classifieds}
            arrange={(list) => <PartialMatches results={state.classifieds} list={list} />}
            alternatives={alternatives}
            onRetry={() => dispatch({ type: "retried" })}
            toolbar={toolbar}
            next={searchPath(state.parameters)}
            onMore={() => dispatch({ type: "moreAsked", resultType: "classifieds" })}
          />
        ) : (
          <SearchResults
            results={state.profiles}
            renderActions={(hit) => <HitActions hit={hit} />}
            arrange={(list) => <PartialMatches results={state.profiles} list={list} />}
            alternatives={alternatives}
            onRetry={() => dispatch({ type: "retried" })}
            toolbar={toolbar}
            onMore={() => dispatch({ type: "moreAsked", resultType: "profiles" })}
            onward={<OtherTypes results={state.profiles} parameters={state.parameters} />}
          />
        )}
        {(view === "map" || hasPlace) && (
          <ResultsMap
            isDue={view === "map" || beside.isDue}
            place={mapPlace}
            place_problem={results.place_problem}
            parameters={state.parameters}
            network={network}
            hits={hits}
            rows={top}
            onBounds={(bounds) => change({ bounds })}
          />
        )}
      </div>
      <EnquiryDock next={path} product={search_query.trim()} writing={asking} onWritingChange={setAsking} />
      <SaveSearch parameters={state.parameters} network={network} open={saving} onOpenChange={setSaving} />
      {wantedAd && (
        <Suspense>
          <CreateClassifiedDialog
            open={wantedAd === "open"}
            onOpenChange={(open) => setWantedAd(open ? "open" : "closed")}
            onCreated={() => setTimeout(() => dispatch({ type: "retried" }), CLASSIFIEDS_REFRESH_MS)}
            initial={{ looking_for: true, title: search_query.trim().slice(0, CLASSIFIED_TITLE_MAX_LENGTH) }}
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
