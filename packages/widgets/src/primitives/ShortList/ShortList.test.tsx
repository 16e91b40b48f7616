import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ShortList } from "./ShortList.tsx";

const numbers = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

describe("A list", () => {
  it("of six or fewer is shown whole", () => {
    renderWidget(<ShortList label="Numbers" items={numbers.slice(0, 6)} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("of more is folded to six, opens by keyboard and goes on with the seventh", async () => {
    const { user } = renderWidget(<ShortList label="Numbers" items={numbers} />);
    const button = screen.getByRole("button", { name: /^Show 2 more ?\(Numbers\)$/ });
    expect(button).toHaveAttribute("aria-expanded", "false");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByText("Seven")).toHaveFocus();
    const fewer = screen.getByRole("button", { name: /^Show fewer ?\(Numbers\)$/ });
    expect(fewer).toHaveAttribute("aria-expanded", "true");
    await user.click(fewer);
    expect(screen.getByRole("button", { name: /^Show 2 more ?\(Numbers\)$/ })).toBeVisible();
  });

  it("has everything in the page for search engines, folded or not", () => {
    renderWidget(<ShortList label="Numbers" items={numbers} />);
    expect(screen.getByText("Eight")).toBeInTheDocument();
  });
});
