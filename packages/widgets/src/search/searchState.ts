import type { OperationResponse, Problem, Schema } from "@foodshed/sdk";
import {
  CLASSIFIED_SEARCH_DELAY_MS,
  CLEAR_FILTERS_SEARCH_MS,
  PROFILE_SEARCH_DELAY_MS,
} from "@foodshed/sdk/vocabulary";
import { NO_PARAMETERS, type SearchParameters } from "./searchParameters.ts";

export type ProfileHit = Schema<"ProfileHit">;
export type ClassifiedHit = Schema<"ClassifiedHit">;

/** The responses to one search, from a loader or an earlier render. */
export interface SearchResponses {
  profiles: OperationResponse<"searchProfiles"> & PlaceProblem;
  classifieds: OperationResponse<"searchClassifieds"> & PlaceProblem;
}

export interface PlaceProblem {
  /** Why the place was left out of the search, as a sentence. */
  place_problem?: string | undefined;
}

type AnyHit = ProfileHit | ClassifiedHit;

/** The two searches that a page of results is made of. */
export type ResultType = keyof SearchResponses;

export interface Results<Hit, Counts> extends PlaceProblem {
  /** The text that these hits were searched for. */
  query: string;
  hits: readonly Hit[];
  total: number;
  /** How the words were understood; absent when nothing was typed. */
  interpretation?: Schema<"SearchInterpretation"> | undefined;
  /** Searches that find something where this one finds nothing. */
  alternatives?: Schema<"SearchAlternatives"> | undefined;
  /** Facet counts of the filters; the last ones while a request is pending, none after a failure. */
  aggregations: Counts | null;
  /** `more` is waiting for the next 24 below those that are shown. */
  status: "waiting" | "more" | "ready" | "failed";
  /** More was asked for while these hits were fetched again: the next 24 follow them. */
  wantsMore?: boolean;
  problem: Problem | null;
}

export interface SearchState {
  parameters: SearchParameters;
  /** The text that was last submitted or came with the address; what is typed since is a draft. */
  submittedText: string;
  /** What was searched for when it was submitted, or came with the address. */
  submitted: SearchParameters;
  /** The search that Back leads to, when the change was a submit or cleared everything. Null for every other change. */
  left: SearchParameters | null;
  /** Increments with every change; a response to an older revision is ignored. */
  revision: number;
  /** Debounce of each request of this revision, in milliseconds; null when its responses are given. */
  due: Record<ResultType, number> | null;
  profiles: Results<ProfileHit, Schema<"ProfileAggregations">>;
  classifieds: Results<ClassifiedHit, Schema<"ClassifiedAggregations">>;
}

export type SearchAction =
  | { type: "changed"; change: Partial<SearchParameters> }
  | { type: "submitted"; search_query: string }
  | { type: "cleared" }
  | { type: "arrived"; parameters: SearchParameters; answers?: SearchResponses | undefined }
  | { type: "retried" }
  | { type: "viewed"; view: SearchParameters["view"] }
  | { type: "moreAsked"; resultType: ResultType }
  | {
      type: "answered";
      resultType: ResultType;
      revision: number;
      from: number;
      answer: SearchResponses[ResultType];
    }
  | { type: "failed"; resultType: ResultType; revision: number; problem: Problem };

const SEARCH_DELAYS = { profiles: PROFILE_SEARCH_DELAY_MS, classifieds: CLASSIFIED_SEARCH_DELAY_MS };
const AT_ONCE = { profiles: 0, classifieds: 0 };
const AFTER_CLEARING = { profiles: CLEAR_FILTERS_SEARCH_MS, classifieds: CLEAR_FILTERS_SEARCH_MS };

const WAITING = {
  query: "",
  hits: [],
  total: 0,
  aggregations: null,
  status: "waiting",
  problem: null,
} as const;

/** @param answers those that are there already, of all searches that are sent */
export function startSearch(parameters: SearchParameters, answers?: Partial<SearchResponses>): SearchState {
  return {
    parameters,
    submittedText: parameters.search_query,
    submitted: parameters,
    left: null,
    revision: 1,
    due: answers ? null : AT_ONCE,
    profiles: answers?.profiles ? ready(answers.profiles, parameters) : WAITING,
    classifieds: answers?.classifieds ? ready(answers.classifieds, parameters) : WAITING,
  };
}

function ready<Hit, Counts>(
  {
    hits: { hits, total },
    ...answer
  }: {
    hits: { total: number; hits: Hit[] };
    aggregations: Counts;
  } & Pick<Results<Hit, Counts>, "interpretation" | "alternatives" | "place_problem">,
  { search_query }: SearchParameters,
): Results<Hit, Counts> {
  return { ...answer, query: search_query, hits, total, status: "ready", problem: null };
}

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case "changed":
      return search(state, { ...state.parameters, ...action.change }, SEARCH_DELAYS);
    case "submitted":
      return {
        ...search(state, submission(state, action.search_query), AT_ONCE),
        submittedText: action.search_query,
        submitted: submission(state, action.search_query),
        left: leftBy(state, action.search_query),
      };
    case "cleared":
      return {
        ...search(state, NO_PARAMETERS, AFTER_CLEARING),
        submittedText: "",
        submitted: NO_PARAMETERS,
        left: { ...state.parameters, search_query: state.submittedText },
      };
    case "arrived":
      return action.answers
        ? { ...startSearch(action.parameters, action.answers), revision: state.revision + 1 }
        : {
            ...search(state, action.parameters, AT_ONCE),
            submittedText: action.parameters.search_query,
            submitted: action.parameters,
          };
    case "retried":
      return again(state);
    case "viewed":
      return { ...state, parameters: { ...state.parameters, view: action.view } };
    case "moreAsked":
      return withResults(state, action.resultType, moreAsked(state[action.resultType]));
    case "answered":
      return action.revision === state.revision ? answered(state, action) : state;
    case "failed":
      return action.revision === state.revision ? failed(state, action) : state;
  }
}

function submission({ parameters }: SearchState, search_query: string): SearchParameters {
  return { ...parameters, search_query, literal: false };
}

/** What the entry of the history is that a submit leaves: the text before with the filters of now, or else the filters before. */
function leftBy({ parameters, submittedText, submitted }: SearchState, text: string): SearchParameters {
  return text === submittedText ? submitted : { ...parameters, search_query: submittedText };
}

// The last hits stay until the new ones are here, or the page would jump with every tick of a box.
function search(
  state: SearchState,
  parameters: SearchParameters,
  due: Record<ResultType, number>,
): SearchState {
  return {
    parameters,
    submittedText: state.submittedText,
    submitted: state.submitted,
    left: null,
    revision: state.revision + 1,
    due,
    profiles: { ...state.profiles, status: "waiting", wantsMore: false, problem: null },
    classifieds: { ...state.classifieds, status: "waiting", wantsMore: false, problem: null },
  };
}

function withResults(
  state: SearchState,
  resultType: ResultType,
  results: Results<AnyHit, unknown>,
): SearchState {
  return results === state[resultType] ? state : { ...state, [resultType]: results };
}

/** The same search once more, as for a member after a visitor's page. What was asked of the old answer is asked of the new one. */
function again(state: SearchState): SearchState {
  const next = search(state, state.parameters, AT_ONCE);
  const keep = <Kind extends ResultType>(kind: Kind): SearchState[Kind] => ({
    ...next[kind],
    wantsMore: state[kind].wantsMore || state[kind].status === "more",
  });
  return { ...next, profiles: keep("profiles"), classifieds: keep("classifieds") };
}

function moreAsked<Found extends Results<AnyHit, unknown>>(results: Found): Found {
  if (canLoadMore(results)) return { ...results, status: "more" };
  const waits = results.status === "waiting" && results.hits.length < results.total;
  return waits ? { ...results, wantsMore: true } : results;
}

function answered(state: SearchState, action: Extract<SearchAction, { type: "answered" }>): SearchState {
  const fresh = ready<AnyHit, unknown>(action.answer, state.parameters);
  if (action.from === 0) {
    const { wantsMore } = state[action.resultType];
    return { ...state, [action.resultType]: wantsMore ? moreAsked(fresh) : fresh };
  }
  const shown = state[action.resultType].hits;
  // Something new may have come in front since the first page: nobody is listed twice.
  const known = new Set(shown.map(({ _source }) => _source.id));
  const added = fresh.hits.filter(({ _source }) => !known.has(_source.id));
  const hits = [...shown, ...added];
  // A page without new hits is the last one, whatever its total says.
  const total = added.length === 0 ? hits.length : Math.max(fresh.total, hits.length);
  return { ...state, [action.resultType]: { ...fresh, hits, total } };
}

function failed(
  state: SearchState,
  { resultType, problem }: Extract<SearchAction, { type: "failed" }>,
): SearchState {
  const results = state[resultType];
  // The next page failing takes nothing away; a search failing leaves nothing to show, and nothing to count.
  if (results.status === "more") return { ...state, [resultType]: { ...results, status: "failed", problem } };
  return {
    ...state,
    [resultType]: {
      ...results,
      query: state.parameters.search_query,
      hits: [],
      total: 0,
      aggregations: null,
      status: "failed",
      problem,
    },
  };
}

export function canLoadMore({ hits, total, status }: Results<AnyHit, unknown>): boolean {
  return hits.length < total && (status === "ready" || (status === "failed" && hits.length > 0));
}
