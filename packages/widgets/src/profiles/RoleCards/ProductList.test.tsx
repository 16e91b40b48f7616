import type { Schema } from "@foodshed/sdk";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { roleWith } from "../../testing/exampleRoles.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProductList } from "./ProductList.tsx";

const loadFind = () => import("../FindInProducts/FindInProducts.tsx");
const products = (...categories: Parameters<typeof roleWith>[1]): Schema<"Product">[] =>
  roleWith("seller", categories).data.products;
const show = (listed: ReturnType<typeof products>) =>
  renderWidget(<ProductList products={listed} language="fr-CA" none="Nothing" loadFind={loadFind} />);
const twenty = Array.from({ length: 20 }, (_, at) => `Tomate ${String(at).padStart(2, "0")}`);

describe("A profile's products", () => {
  it("lead to a search for each, and say their language", () => {
    show(products([10, ["Épinards", "Maïs"]], [4, ["Pommes & poires"]]));
    const link = screen.getByRole("link", { name: "Pommes & poires" });
    expect(link).toHaveAttribute("href", "/search/Pommes%20%26%20poires");
    expect(link.closest("[lang]")).toHaveAttribute("lang", "fr-CA");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Épinards",
      "Maïs",
      "Pommes & poires",
    ]);
  });

  it("have the order of the business, then that of their names", () => {
    const [carrots, beets, kale] = products([10, ["Carrots", "Beets", "Kale"]]);
    if (!carrots || !beets || !kale) throw new Error("missing");
    show([{ ...carrots, position: 1 }, beets, { ...kale, position: 0 }]);
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Kale",
      "Carrots",
      "Beets",
    ]);
  });

  it("can be searched where there are more than twelve", async () => {
    const { user } = show(products([10, twenty], [4, ["Pêches"]]));
    await user.type(await screen.findByRole("searchbox", { name: "Find a product" }), "peches");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Pêches"]);
    expect(screen.getByText("1 of 21")).toHaveAttribute("role", "status");
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "tomate");
    expect(screen.getAllByRole("link")).toHaveLength(20);
    expect(screen.queryByRole("button", { name: /more/ })).toBeNull();
    await user.type(screen.getByRole("searchbox"), "xyz");
    expect(screen.getByText("0 of 21")).toBeVisible();
  });

  it("have no field for a dozen", () => {
    show(products([10, twenty.slice(0, 12)]));
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("are all in the page without a script, folded as they are", () => {
    show(products([10, twenty]));
    expect(screen.getAllByText(/^Tomate/)).toHaveLength(20);
    expect(screen.getByRole("button", { name: /Show 14 more/i })).toHaveAttribute("aria-expanded", "false");
  });
});
