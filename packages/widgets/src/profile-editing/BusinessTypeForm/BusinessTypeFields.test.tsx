import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { BusinessTypeFields } from "./BusinessTypeFields.tsx";

describe("The business types to choose from", () => {
  it("stand in the order of their French names, and are chosen by their English ones", async () => {
    const choose = vi.fn();
    const { user } = renderWidget(
      <BusinessTypeFields roles={["buyer"]} value={[]} onValueChange={choose} />,
      { locale: "fr-CA" },
    );
    await user.click(screen.getByRole("button", { name: /^Afficher/ }));
    const names = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent ?? "");
    expect(names).toEqual([...names].sort(new Intl.Collator("fr-CA").compare));
    expect(names.indexOf("Épicerie")).toBeLessThan(names.indexOf("Producteur"));
    await user.click(screen.getByRole("checkbox", { name: "Épicerie" }));
    expect(choose).toHaveBeenCalledWith(["Grocery Store"]);
  });
});
