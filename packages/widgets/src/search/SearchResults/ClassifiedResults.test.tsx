import { classified, classifiedHit } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import type { ClassifiedHit } from "../searchState.ts";
import { ClassifiedResults } from "./ClassifiedResults.tsx";

function renderHit(reasons: ClassifiedHit["reasons"]) {
  const hit = classifiedHit(classified({ title: "Walk-in cooler" }));
  renderWidget(
    <ClassifiedResults
      results={{
        query: "",
        hits: [{ ...hit, _source: { ...hit._source, city: "Elora" }, ...(reasons && { reasons }) }],
        total: 1,
        aggregations: null,
        status: "ready",
        problem: null,
      }}
      onMore={() => {}}
      onRetry={() => {}}
      next="/search/classifieds"
    />,
  );
  return screen.getByRole("article");
}

it("a found classified says why it was found", () => {
  const reasons = [
    { kind: "mentions" as const, text: "chèvre" },
    { kind: "near" as const, text: "Guelph", distance_km: 21.4 },
  ];
  expect(renderHit(reasons)).toHaveTextContent("Mentions chèvre · 21 km from Guelph");
});

it("a found classified does not repeat its title, poster, category, type and city", () => {
  const reasons = [
    { kind: "named" as const, text: "Walk-in cooler" },
    { kind: "posted_by" as const, text: "Maple Hill Orchard" },
    { kind: "category" as const, text: "Dairy and Eggs" },
    { kind: "in_place" as const, text: "Elora" },
  ];
  expect(renderHit(reasons).textContent).not.toMatch(/Named|By Maple|Dairy and Eggs|In Elora/);
});
