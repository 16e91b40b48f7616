import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { type DataColumn, DataTable } from "./DataTable.tsx";
import { type SortOrder, sortRows } from "./sortRows.ts";

interface Apple {
  name: string;
  price: number | null;
}
type By = "name" | "price" | "order";

const columns: readonly DataColumn<Apple, By>[] = [
  { id: "name", header: "Variety", cell: ({ name }) => name, sortable: true, namesRow: true },
  { id: "price", header: "Price", cell: ({ price }) => price ?? "Please ask", sortable: true, numeric: true },
  { id: "order", header: "Order", cell: () => "Order" },
];
const apples: Apple[] = [
  { name: "Cortland", price: 4 },
  { name: "Empire", price: null },
  { name: "Gala", price: 2 },
];

function Prices() {
  const [sort, setSort] = useState<SortOrder<By>>({ by: "price", direction: "ascending" });
  const rows = sortRows(apples, (apple) => (sort.by === "order" ? null : apple[sort.by]), sort.direction);
  return (
    <DataTable
      caption="Apples"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={setSort}
    />
  );
}

const order = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

describe("A table that sorts", () => {
  it("says by which column and in which direction", async () => {
    render(<Prices />);
    const user = userEvent.setup();
    const price = screen.getByRole("columnheader", { name: "Price" });
    expect(price).toHaveAttribute("aria-sort", "ascending");
    expect(order()).toEqual(["Gala", "Cortland", "Empire"]);
    await user.click(within(price).getByRole("button"));
    expect(price).toHaveAttribute("aria-sort", "descending");
    expect(order()).toEqual(["Cortland", "Gala", "Empire"]);
  });

  it("is sorted from the keyboard, and only one column is the sorted one", async () => {
    render(<Prices />);
    const user = userEvent.setup();
    screen.getByRole("button", { name: "Variety" }).focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("columnheader", { name: "Variety" })).toHaveAttribute("aria-sort", "ascending");
    expect(screen.getByRole("columnheader", { name: "Price" })).not.toHaveAttribute("aria-sort");
    expect(order()).toEqual(["Cortland", "Empire", "Gala"]);
  });

  it("offers nothing to press where sorting makes no sense", () => {
    render(<Prices />);
    expect(screen.queryByRole("button", { name: "Order" })).toBeNull();
  });
});
