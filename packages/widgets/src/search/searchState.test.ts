import type { Problem } from "@foodshed/sdk";
import { describe, expect, it } from "vitest";
import { NO_PARAMETERS } from "./searchParameters.ts";
import {
  canLoadMore,
  type ProfileHit,
  type SearchAction,
  type SearchResponses,
  type SearchState,
  searchReducer,
  startSearch,
} from "./searchState.ts";

const hit = (id: number) =>
  ({ _source: { id, slug: `business-${id}` }, highlight: [], sort: [1, null] }) as unknown as ProfileHit;
const profiles = (total: number, ...ids: number[]) =>
  ({ hits: { total, hits: ids.map(hit) }, aggregations: {} }) as unknown as SearchResponses["profiles"];
const answers = (total: number, ...ids: number[]): SearchResponses => ({
  profiles: profiles(total, ...ids),
  classifieds: {
    hits: { total: 0, hits: [] },
    aggregations: {},
  } as unknown as SearchResponses["classifieds"],
});
const problem = { type: "about:blank", title: "Unavailable", status: 503, message: "Try again." } as Problem;

const reached = (state: SearchState, ...actions: SearchAction[]) => actions.reduce(searchReducer, state);
const ids = (state: SearchState) => state.profiles.hits.map(({ _source }) => _source.id);

describe("a search", () => {
  it("is sent at once without answers, and not at all with them", () => {
    expect(startSearch(NO_PARAMETERS).due).toEqual({ profiles: 0, classifieds: 0 });
    expect(startSearch(NO_PARAMETERS, answers(1, 1)).due).toBeNull();
  });

  it("waits 300 ms for profiles and 500 ms for classifieds after a change", () => {
    const state = reached(startSearch(NO_PARAMETERS, answers(1, 1)), {
      type: "changed",
      change: { distance: 20 },
    });
    expect(state.due).toEqual({ profiles: 300, classifieds: 500 });
    expect(state.parameters.distance).toBe(20);
    expect(state.profiles.status).toBe("waiting");
    expect(ids(state)).toEqual([1]);
  });

  it("goes back to ALL without filters and text when cleared, and is sent again after a second", () => {
    const filtered = {
      ...NO_PARAMETERS,
      search_query: "cheese",
      profile_type: "SELLS",
      value_filters: [2],
    } as const;
    const state = reached(startSearch({ ...filtered, value_filters: [2] }), { type: "cleared" });
    expect(state.parameters).toEqual(NO_PARAMETERS);
    expect(state.due).toEqual({ profiles: 1000, classifieds: 1000 });
  });

  it("ignores the answer to an older search", () => {
    const state = reached(
      startSearch(NO_PARAMETERS),
      { type: "changed", change: { search_query: "apples" } },
      { type: "answered", resultType: "profiles", revision: 1, from: 0, answer: profiles(1, 1) },
    );
    expect(ids(state)).toEqual([]);
    expect(state.profiles.status).toBe("waiting");
  });

  it("adds the next page below, and lists nobody twice", () => {
    const state = reached(
      startSearch(NO_PARAMETERS, answers(4, 1, 2)),
      { type: "moreAsked", resultType: "profiles" },
      { type: "answered", resultType: "profiles", revision: 1, from: 2, answer: profiles(4, 2, 3) },
    );
    expect(ids(state)).toEqual([1, 2, 3]);
    expect(canLoadMore(state.profiles)).toBe(true);
  });

  it("ends when a next page brings nothing new", () => {
    const state = reached(
      startSearch(NO_PARAMETERS, answers(4, 1, 2)),
      { type: "moreAsked", resultType: "profiles" },
      { type: "answered", resultType: "profiles", revision: 1, from: 2, answer: profiles(4) },
    );
    expect(canLoadMore(state.profiles)).toBe(false);
  });

  it("cannot load more when all is shown, nor twice at once", () => {
    expect(canLoadMore(startSearch(NO_PARAMETERS, answers(2, 1, 2)).profiles)).toBe(false);
    const asked = reached(startSearch(NO_PARAMETERS, answers(9, 1)), {
      type: "moreAsked",
      resultType: "profiles",
    });
    expect(reached(asked, { type: "moreAsked", resultType: "profiles" })).toBe(asked);
  });

  describe("searched again as a member, after more was asked for", () => {
    const more: SearchAction = { type: "moreAsked", resultType: "profiles" };
    const again: SearchAction = { type: "retried" };
    const first: SearchAction = {
      type: "answered",
      resultType: "profiles",
      revision: 2,
      from: 0,
      answer: profiles(4, 1, 2),
    };

    it.each([
      ["before", [more, again]],
      ["meanwhile", [again, more]],
    ])("loads more below the new answer, when asked %s", (_when, asked) => {
      const state = reached(startSearch(NO_PARAMETERS, answers(4, 1, 2)), ...asked, first);
      expect(state.profiles.status).toBe("more");
    });

    it("loads nothing when the new answer is all there is", () => {
      const all = { ...first, answer: profiles(2, 1, 2) };
      const state = reached(startSearch(NO_PARAMETERS, answers(4, 1, 2)), more, again, all);
      expect(state.profiles.status).toBe("ready");
    });

    it("forgets it with another search", () => {
      const state = reached(
        startSearch(NO_PARAMETERS, answers(4, 1, 2)),
        more,
        again,
        { type: "changed", change: { search_query: "apples" } },
        { ...first, revision: 3 },
      );
      expect(state.profiles.status).toBe("ready");
    });
  });

  it("shows an empty result of total 0 when it fails", () => {
    const state = reached(
      startSearch(NO_PARAMETERS, answers(9, 1)),
      { type: "changed", change: { distance: 5 } },
      { type: "failed", resultType: "profiles", revision: 2, problem },
    );
    expect(state.profiles).toMatchObject({
      hits: [],
      total: 0,
      aggregations: null,
      status: "failed",
      problem,
    });
    expect(reached(state, { type: "retried" }).due).toEqual({ profiles: 0, classifieds: 0 });
  });

  it("keeps what is shown when only the next page fails", () => {
    const state = reached(
      startSearch(NO_PARAMETERS, answers(9, 1)),
      { type: "moreAsked", resultType: "profiles" },
      { type: "failed", resultType: "profiles", revision: 1, problem },
    );
    expect(ids(state)).toEqual([1]);
    expect(state.profiles).toMatchObject({ total: 9, status: "failed" });
    expect(canLoadMore(state.profiles)).toBe(true);
  });

  it("takes the address's search with its answers as it arrives", () => {
    const state = reached(startSearch(NO_PARAMETERS), {
      type: "arrived",
      parameters: { ...NO_PARAMETERS, search_query: "beef" },
      answers: answers(1, 7),
    });
    expect(ids(state)).toEqual([7]);
    expect(state.due).toBeNull();
  });
});
