import { problem, suggestions } from "@foodshed/sdk/testing";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../testing/renderWidget.tsx";
import { useDebouncedQuery } from "./useDebouncedQuery.ts";

function Terms({ text }: { text: string }) {
  const { data, failed } = useDebouncedQuery(text, (client, query, signal) =>
    client.POST("/search/suggest_terms/", { body: { query }, signal }),
  );
  return <p>{failed ? "failed" : (data?.suggestions.map(({ term }) => term).join() ?? "nothing")}</p>;
}

const asked = vi.fn();
const terms = {
  "POST /search/suggest_terms/": ({ body: { query } }: { body: { query: string } }) => {
    asked(query);
    return query === "boom" ? problem(503, "Later.") : suggestions(query, [`${query}!`]);
  },
};
const pause = () => act(() => vi.advanceTimersByTimeAsync(150));
const said = (text: string) => vi.waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe("A debounced query", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    asked.mockReset();
  });

  it("waits for a pause and requests only the last text", async () => {
    const { rerender } = renderWidget(<Terms text="c" />, { mocks: terms });
    await act(() => vi.advanceTimersByTimeAsync(149));
    rerender(<Terms text="ch" />);
    await pause();
    await said("ch!");
    expect(asked.mock.calls).toEqual([["ch"]]);
  });

  it("sends nothing for an empty text and clears its data", async () => {
    const { rerender } = renderWidget(<Terms text="ch" />, { mocks: terms });
    await pause();
    await said("ch!");
    rerender(<Terms text="" />);
    await said("nothing");
    await pause();
    rerender(<Terms text="be" />);
    await said("nothing");
    expect(asked.mock.calls).toEqual([["ch"]]);
  });

  it("has failed until the text changes", async () => {
    const { rerender } = renderWidget(<Terms text="boom" />, { mocks: terms });
    await pause();
    await said("failed");
    rerender(<Terms text="be" />);
    await said("nothing");
    await pause();
    await said("be!");
  });
});
