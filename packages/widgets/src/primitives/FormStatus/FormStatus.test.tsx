import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FormStatus } from "./FormStatus.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe("The success of a form", () => {
  it("stays without a time", () => {
    render(<FormStatus success="Saved." />);
    pass(60_000);
    expect(screen.getByRole("status")).toHaveTextContent("Saved.");
  });

  it("disappears after its time, and comes back with the next success, even the same one", () => {
    const { rerender } = render(<FormStatus success="Saved." successMs={4000} />);
    pass(3999);
    expect(screen.getByRole("status")).toHaveTextContent("Saved.");
    pass(1);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    rerender(<FormStatus successMs={4000} />);
    rerender(<FormStatus success="Saved." successMs={4000} />);
    expect(screen.getByRole("status")).toHaveTextContent("Saved.");
    pass(3999);
    expect(screen.getByRole("status")).toHaveTextContent("Saved.");
  });

  it("gives an error all the time it needs", () => {
    render(<FormStatus error="Not saved." successMs={4000} />);
    pass(60_000);
    expect(screen.getByRole("alert")).toHaveTextContent("Not saved.");
  });
});
