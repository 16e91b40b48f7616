import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Pager } from "./Pager.tsx";
import { pageNumbers } from "./pageNumbers.ts";

function Book({ pages, at = 1 }: { pages: number; at?: number }) {
  const [page, setPage] = useState(at);
  return <Pager label="Managed profiles" page={page} pageCount={pages} onPage={setPage} />;
}

const numbers = (page: number, count: number) =>
  pageNumbers(page, count)
    .map((number) => number ?? "…")
    .join(" ");

describe("The numbers of a pager", () => {
  it("are all of them while they are few", () => {
    expect(numbers(2, 7)).toBe("1 2 3 4 5 6 7");
  });

  it("leave out what is far away, and are always as many", () => {
    expect(numbers(1, 84)).toBe("1 2 3 4 5 … 84");
    expect(numbers(4, 84)).toBe("1 2 3 4 5 … 84");
    expect(numbers(5, 84)).toBe("1 … 4 5 6 … 84");
    expect(numbers(80, 84)).toBe("1 … 79 80 81 … 84");
    expect(numbers(81, 84)).toBe("1 … 80 81 82 83 84");
    expect(numbers(84, 84)).toBe("1 … 80 81 82 83 84");
  });

  it("hide no single page behind dots when the pages are eight", () => {
    expect(numbers(4, 8)).toBe("1 2 3 4 5 … 8");
    expect(numbers(5, 8)).toBe("1 … 4 5 6 7 8");
  });
});

describe("A pager", () => {
  it("is not there for a single page", () => {
    render(<Book pages={1} />);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("goes on, back and to a number, and says where it is", async () => {
    render(<Book pages={84} />);
    expect(screen.getByRole("navigation", { name: "Managed profiles" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByRole("status")).toHaveTextContent("Page 2 of 84");
    await userEvent.click(screen.getByRole("button", { name: "Page 84" }));
    expect(screen.getByRole("button", { name: "Page 84" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(screen.getByRole("button", { name: "Previous" }));
    expect(screen.getByRole("status")).toHaveTextContent("Page 83 of 84");
  });

  it("stops at either end without losing focus", async () => {
    render(<Book pages={2} />);
    const next = screen.getByRole("button", { name: "Next" });
    await userEvent.click(next);
    expect(next).toHaveAttribute("aria-disabled", "true");
    expect(next).toHaveFocus();
    await userEvent.click(next);
    expect(screen.getByRole("status")).toHaveTextContent("Page 2 of 2");
  });
});
