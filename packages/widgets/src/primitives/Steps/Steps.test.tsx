import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { Steps } from "./Steps.tsx";

const steps = [
  { id: "info", label: "Profile information", done: true },
  { id: "seller", label: "Seller", done: false },
  { id: "discover", label: "Discover", done: false, to: "/search" },
];

describe("Steps", () => {
  it("show finished steps, open steps and the current one", () => {
    renderWidget(<Steps label="Getting Started" steps={steps} current="seller" />);
    const list = screen.getByRole("list", { name: "Getting Started" });
    expect([...list.children].map((step) => step.textContent)).toEqual([
      "Profile information, done",
      "2Seller, to do",
      "3Discover, to do",
    ]);
    expect(screen.getByText("Seller").closest("[aria-current]")).toHaveAttribute("aria-current", "step");
    expect(screen.getByRole("link", { name: "Discover, to do" })).toHaveAttribute("href", "/search");
  });

  it("lead to where a step is taken", async () => {
    const select = vi.fn();
    const { user } = renderWidget(<Steps label="Getting Started" steps={steps} onSelect={select} />);
    await user.click(screen.getByRole("button", { name: "Seller, to do" }));
    expect(select).toHaveBeenCalledExactlyOnceWith("seller");
  });
});
