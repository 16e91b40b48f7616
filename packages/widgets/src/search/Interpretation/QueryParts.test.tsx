import type { Schema } from "@foodshed/sdk";
import { profileSearch } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { LinkProps } from "../../provider/links.tsx";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { type SearchState, startSearch } from "../searchState.ts";
import { QueryParts } from "./QueryParts.tsx";

type Part = Schema<"QueryPart">;

const PARTS: Part[] = [
  { kind: "thing", text: "cheese", without: "eggs near Guelph" },
  { kind: "thing", text: "eggs", without: "cheese near Guelph" },
  { kind: "place", text: "Guelph", without: "cheese and eggs" },
];
const searched = (search_query: string) => ({
  ...NO_PARAMETERS,
  search_query,
  profile_type: "SELLS" as const,
});

function results(query: string, parts: Part[]): SearchState["profiles"] {
  const interpretation = { corrections: [], dropped: [], ...(parts.length > 0 && { parts }) };
  return startSearch(searched(query), {
    profiles: { ...profileSearch(), interpretation },
    classifieds: { hits: { total: 0, hits: [] } } as never,
  }).profiles;
}

const pressed = vi.fn();
/** A router's link: it changes no document, and goes nowhere once its press is prevented. */
function RouterLink({ to, keepScroll: _, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) pressed(to);
        event.preventDefault();
      }}
    />
  );
}

function show(onNoneLeft = vi.fn()) {
  pressed.mockClear();
  const row = (query: string, shown: SearchState["profiles"]) => (
    <>
      <QueryParts results={shown} parameters={searched(query)} onNoneLeft={onNoneLeft} />
      <button type="button">Elsewhere</button>
    </>
  );
  const query = "cheese and eggs near Guelph";
  const before = results(query, PARTS);
  const view = renderWidget(row(query, before), { Link: RouterLink });
  return {
    ...view,
    onNoneLeft,
    waiting: (next: string) => view.rerender(row(next, { ...before, status: "waiting" })),
    answered: (next: string, parts: Part[]) => view.rerender(row(next, results(next, parts))),
  };
}
const chip = (name: string) => screen.getByRole("link", { name });

describe("the parts of a search", () => {
  it("are links to the search without them, which keeps its filters", () => {
    show();
    expect(screen.getByRole("list", { name: "Search terms" }).children).toHaveLength(3);
    expect(chip("Remove cheese")).toHaveAttribute("href", "/search/eggs%20near%20Guelph?profile_type=SELLS");
    expect(chip("Remove Guelph")).toHaveAttribute("href", "/search/cheese%20and%20eggs?profile_type=SELLS");
  });

  it("are left out where there are none, and where the search failed", () => {
    const { rerender, answered } = show();
    answered("cheese", []);
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
    const failed = { ...results("cheese", PARTS), status: "failed" as const };
    rerender(<QueryParts results={failed} parameters={searched("cheese")} onNoneLeft={() => {}} />);
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  it("hand the focus on to the next one once one is removed", async () => {
    const { user, waiting, answered, onNoneLeft } = show();
    await user.click(chip("Remove eggs"));
    expect(pressed).toHaveBeenCalledExactlyOnceWith("/search/cheese%20near%20Guelph?profile_type=SELLS");
    waiting("cheese near Guelph");
    expect(chip("Remove eggs")).toHaveFocus();
    answered("cheese near Guelph", [
      { kind: "thing", text: "cheese", without: "near Guelph" },
      { kind: "place", text: "Guelph", without: "cheese" },
    ]);
    expect(chip("Remove Guelph")).toHaveFocus();
    await user.keyboard("{Enter}");
    waiting("cheese");
    answered("cheese", []);
    expect(onNoneLeft).toHaveBeenCalledOnce();
  });

  it("leave the focus where it has been moved to meanwhile", async () => {
    const { user, waiting, answered, onNoneLeft } = show();
    await user.click(chip("Remove eggs"));
    waiting("cheese near Guelph");
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    answered("cheese near Guelph", []);
    expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    expect(onNoneLeft).not.toHaveBeenCalled();
  });

  it("cannot be removed from words that have changed since", async () => {
    const { user, waiting } = show();
    waiting("cheese and eggs near Elora");
    await user.click(chip("Remove eggs"));
    expect(pressed).not.toHaveBeenCalled();
    expect(chip("Remove eggs")).toHaveAttribute("aria-disabled", "true");
  });
});
