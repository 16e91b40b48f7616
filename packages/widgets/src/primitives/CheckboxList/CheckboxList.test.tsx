import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { CheckboxList } from "./CheckboxList.tsx";

function Methods({ ticked = [] as string[], count = 9 }) {
  const [value, setValue] = useState(ticked);
  const options = Array.from({ length: count }, (_, index) => ({
    value: `m${index + 1}`,
    label: `Method ${index + 1}`,
  }));
  return <CheckboxList label="Processing Methods" options={options} value={value} onValueChange={setValue} />;
}

const boxes = () => screen.getAllByRole("checkbox");

describe("A long list of checkboxes", () => {
  it("shows six, and the rest on demand", async () => {
    render(<Methods />);
    expect(boxes()).toHaveLength(6);
    const more = screen.getByRole("button", { name: "Show 3 more" });
    expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    expect(boxes()).toHaveLength(9);
    await userEvent.click(screen.getByRole("button", { name: "Show fewer" }));
    expect(boxes()).toHaveLength(6);
  });

  it("never hides checked boxes", () => {
    render(<Methods ticked={["m9"]} />);
    expect(boxes()).toHaveLength(7);
    expect(screen.getByRole("checkbox", { name: "Method 9" })).toBeChecked();
    expect(screen.getByRole("button", { name: "Show 2 more" })).toBeVisible();
  });

  it("keeps a box in place when it is unchecked", async () => {
    render(<Methods ticked={["m9"]} />);
    const box = screen.getByRole("checkbox", { name: "Method 9" });
    await userEvent.click(box);
    expect(box).toHaveFocus();
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(box).toBeChecked();
  });

  it("needs no button when six are all", () => {
    render(<Methods count={6} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("ticks and unticks", async () => {
    render(<Methods />);
    await userEvent.click(screen.getByRole("checkbox", { name: "Method 2" }));
    expect(screen.getByRole("checkbox", { name: "Method 2" })).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: "Method 2" }));
    expect(screen.getByRole("checkbox", { name: "Method 2" })).not.toBeChecked();
  });
});
