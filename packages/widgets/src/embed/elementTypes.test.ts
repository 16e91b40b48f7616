import { describe, expectTypeOf, it } from "vitest";
import type {} from "../elements.ts";

describe("The types of the elements", () => {
  it("know properties, methods and events", () => {
    const board = document.createElement("foodshed-classifieds");
    expectTypeOf(board.endingSoon).toEqualTypeOf<string | null>();
    expectTypeOf(board.accent).toEqualTypeOf<string | null>();
    expectTypeOf(board.reload).returns.toBeVoid();
    // @ts-expect-error a board has no slug
    board.slug;
    board.addEventListener("foodshed:results", ({ detail }) => {
      expectTypeOf(detail.total).toBeNumber();
    });
  });
});
