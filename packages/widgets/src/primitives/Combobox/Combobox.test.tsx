import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import * as downshift from "downshift";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as small from "../../embed/smallCombobox.ts";
import { Combobox } from "./Combobox.tsx";

// Embeds use a small replacement of downshift: the field behaves the same with both.
const driver = vi.hoisted(() => ({ use: undefined as unknown }));
vi.mock("downshift", async (original) => {
  const real = await original<typeof downshift>();
  const useCombobox = Object.assign(
    (options: never) => (driver.use as (options: never) => unknown)(options),
    {
      stateChangeTypes: real.useCombobox.stateChangeTypes,
    },
  );
  return { ...real, useCombobox, real };
});

const terms = ["cheddar", "cheese", "cherries"];

function Search({ onChoose, closeAfterMs }: { onChoose: (term: string) => void; closeAfterMs?: number }) {
  const [value, setValue] = useState("");
  return (
    <form aria-label="Search" onSubmit={(event) => event.preventDefault()}>
      <Combobox
        label="Looking for"
        value={value}
        onValueChange={setValue}
        items={value ? terms.filter((term) => term.startsWith(value)) : []}
        itemToText={(term) => term}
        onChoose={onChoose}
        {...(closeAfterMs && { closeAfterMs })}
      />
      <button type="submit">Search</button>
    </form>
  );
}

const drivers = {
  downshift: () => (downshift as unknown as { real: typeof downshift }).real.useCombobox,
  "its replacement in embeds": () => small.useCombobox,
};

describe.each(Object.entries(drivers))("A combobox driven by %s", (_name, driven) => {
  function show() {
    driver.use = driven();
    const chosen = vi.fn();
    render(<Search onChoose={chosen} />);
    return { chosen, field: screen.getByRole("combobox", { name: "Looking for" }), user: userEvent.setup() };
  }

  it("opens its list during input, and announces it", async () => {
    const { field, user } = show();
    expect(field).toHaveAttribute("aria-expanded", "false");
    await user.type(field, "che");
    expect(field).toHaveAttribute("aria-expanded", "true");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(terms);
    expect(screen.getByRole("status")).toHaveTextContent("3 suggestions");
  });

  it("moves through the list with the arrow keys while focus stays in the field", async () => {
    const { field, user } = show();
    await user.type(field, "che{ArrowDown}{ArrowDown}");
    const cheese = screen.getByRole("option", { name: "cheese" });
    expect(cheese).toHaveAttribute("aria-selected", "true");
    expect(field).toHaveAttribute("aria-activedescendant", cheese.id);
    expect(field).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(screen.getByRole("option", { name: "cherries" })).toHaveAttribute("aria-selected", "true");
  });

  it("chooses with Enter and puts the suggestion into the field", async () => {
    const { field, user, chosen } = show();
    await user.type(field, "che{ArrowDown}{Enter}");
    expect(chosen).toHaveBeenCalledExactlyOnceWith("cheddar");
    expect(field).toHaveValue("cheddar");
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("chooses with a click", async () => {
    const { field, user, chosen } = show();
    await user.type(field, "che");
    await user.click(screen.getByRole("option", { name: "cherries" }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith("cherries");
    expect(field).toHaveFocus();
  });

  it("closes with Escape and keeps the text without a choice", async () => {
    const { field, user, chosen } = show();
    await user.type(field, "che{ArrowDown}{Escape}");
    expect(screen.queryByRole("option")).toBeNull();
    expect(field).toHaveValue("che");
    expect(chosen).not.toHaveBeenCalled();
  });

  it("keeps Escape to itself while it closes its suggestions, and no longer", async () => {
    const { field, user } = show();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    await user.type(field, "che");
    heard.mockClear();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("option")).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(heard).toHaveBeenCalledOnce();
    // Open, but without suggestions: Escape has nothing to close.
    await user.type(field, "x");
    heard.mockClear();
    await user.keyboard("{Escape}");
    expect(heard).toHaveBeenCalledOnce();
    document.body.removeEventListener("keydown", heard);
  });

  it("chooses nothing by leaving the field", async () => {
    const { field, user, chosen } = show();
    await user.type(field, "che{ArrowDown}");
    await user.tab();
    expect(chosen).not.toHaveBeenCalled();
    expect(field).toHaveValue("che");
    expect(screen.queryByRole("option")).toBeNull();
  });
});

describe("A combobox that closes with a delay", () => {
  afterEach(() => void vi.useRealTimers());

  it("keeps its suggestions for a moment when focus leaves it, unless focus comes back", async () => {
    driver.use = drivers.downshift();
    render(<Search onChoose={() => {}} closeAfterMs={150} />);
    const field = screen.getByRole("combobox", { name: "Looking for" });
    await userEvent.type(field, "che");
    vi.useFakeTimers();
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
    fireEvent.blur(field);
    wait(100);
    fireEvent.focus(field);
    wait(100);
    expect(screen.getAllByRole("option")).toHaveLength(3);
    fireEvent.blur(field);
    wait(149);
    expect(screen.getAllByRole("option")).toHaveLength(3);
    wait(1);
    expect(screen.queryByRole("option")).toBeNull();
    expect(field).toHaveValue("che");
  });
});
