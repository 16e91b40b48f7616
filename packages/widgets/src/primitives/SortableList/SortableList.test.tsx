import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { moved } from "./moved.ts";
import { SortableList } from "./SortableList.tsx";

function Held({ onReorder }: { onReorder: (ids: string[]) => void }) {
  const [order, setOrder] = useState(["Fruit", "Fish", "Grains"]);
  return (
    <SortableList
      label="Categories"
      items={order.map((name) => ({ id: name, name }))}
      onReorder={(ids) => {
        setOrder(ids);
        onReorder(ids);
      }}
    />
  );
}

const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent);

describe("A sortable list", () => {
  it("moves an item with its buttons, keeps the focus there, and announces its position", async () => {
    render(<Held onReorder={() => {}} />);
    await userEvent.click(screen.getByRole("button", { name: "Move Grains up" }));
    expect(rows()).toEqual(["Fruit", "Grains", "Fish"]);
    expect(screen.getByRole("status")).toHaveTextContent("Grains is now at position 2 of 3.");
    expect(screen.getByRole("button", { name: "Move Grains up" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(rows()).toEqual(["Grains", "Fruit", "Fish"]);
    expect(screen.getByRole("button", { name: "Move Grains up" })).toHaveFocus();
  });

  it("goes no further than its ends", async () => {
    const reordered = vi.fn();
    render(<Held onReorder={reordered} />);
    const up = screen.getByRole("button", { name: "Move Fruit up" });
    expect(up).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(up);
    await userEvent.click(screen.getByRole("button", { name: "Move Grains down" }));
    expect(reordered).not.toHaveBeenCalled();
  });

  it("puts a dragged item before or after the others", () => {
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
    expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
  });
});
