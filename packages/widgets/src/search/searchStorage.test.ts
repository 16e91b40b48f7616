import { beforeEach, describe, expect, it, vi } from "vitest";
import { NO_PARAMETERS } from "./searchParameters.ts";
import { restoreSearch, saveSearch } from "./searchStorage.ts";

beforeEach(() => sessionStorage.clear());

describe("the remembered search", () => {
  it("comes back as it was, from under 'search_parameters'", () => {
    const parameters = {
      ...NO_PARAMETERS,
      search_query: "beef",
      looking_for: false,
      value_filters: [6 as const],
    };
    saveSearch(parameters);
    expect(sessionStorage.getItem("search_parameters")).not.toBeNull();
    expect(restoreSearch()).toEqual(parameters);
  });

  it("is none when nothing usable is stored", () => {
    expect(restoreSearch()).toBeNull();
    for (const stored of ["", "{", "7", "[]", '{"profile_type":"KINGS"}']) {
      sessionStorage.setItem("search_parameters", stored);
      expect(restoreSearch(), stored).toBeNull();
    }
  });

  it("leaves out values of the wrong kind", () => {
    sessionStorage.setItem(
      "search_parameters",
      '{"search_query":5,"distance":"far","list_filters":[],"near":"N0B"}',
    );
    expect(restoreSearch()).toEqual({ ...NO_PARAMETERS, near: "N0B" });
  });

  it("is simply forgotten by a browser that forbids storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(() => saveSearch(NO_PARAMETERS)).not.toThrow();
  });
});
