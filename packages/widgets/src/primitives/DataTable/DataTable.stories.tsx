import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { type DataColumn, DataTable } from "./DataTable.tsx";
import { type SortOrder, sortRows } from "./sortRows.ts";

interface Apple {
  name: string;
  price: number | null;
}
type By = keyof Apple;

const columns: readonly DataColumn<Apple, By>[] = [
  { id: "name", header: "Variety", cell: ({ name }) => name, sortable: true, namesRow: true },
  { id: "price", header: "Price", cell: ({ price }) => price ?? "Please ask", sortable: true, numeric: true },
];
const apples: Apple[] = [
  { name: "Cortland", price: 4 },
  { name: "Empire", price: null },
  { name: "Gala", price: 2 },
];

function Prices() {
  const [sort, setSort] = useState<SortOrder<By>>({ by: "price", direction: "ascending" });
  return (
    <DataTable
      caption="Apples"
      columns={columns}
      rows={sortRows(apples, (apple) => apple[sort.by], sort.direction)}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={setSort}
    />
  );
}

const meta = {
  title: "Primitives/DataTable", // Its documentation is that of the component; what is rendered holds its value.
  component: DataTable as never,
  render: () => <Prices />,
} satisfies Meta<typeof Prices>;
export default meta;
type Story = StoryObj<typeof Prices>;

export const Ascending: Story = { name: "Default", tags: ["picture"] };

export const Descending: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    await userEvent.click(table.getByRole("button", { name: "Price" }));
    await expect(table.getByRole("columnheader", { name: "Price" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  },
};
