import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { DeferredCombobox } from "./DeferredCombobox.tsx";

// The combobox's code, which each test resolves by itself.
const code = vi.hoisted(() => ({
  fetched: 0,
  arrive: () => {},
  waits: undefined as Promise<void> | undefined,
}));
vi.mock("./Combobox.tsx", async (original) => {
  code.fetched += 1;
  code.waits = new Promise((arrive) => {
    code.arrive = arrive;
  });
  await code.waits;
  return original();
});

const terms = ["cheddar", "cheese", "cherries"];

function Search() {
  const [value, setValue] = useState("");
  return (
    <DeferredCombobox
      label="Looking for"
      value={value}
      onValueChange={setValue}
      items={value ? terms.filter((term) => term.startsWith(value)) : []}
      itemToText={(term) => term}
      onChoose={() => {}}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Looking for" });

// One sequence, because a module is fetched once per page.
describe("a combobox whose code is loaded on demand", () => {
  it("is a plain field until then, which loses neither text, caret nor focus", async () => {
    const user = userEvent.setup();
    render(<Search />);
    expect(code.fetched).toBe(0);
    expect(field()).toHaveAttribute("aria-expanded", "false");

    await user.type(field(), "chx");
    await waitFor(() => expect(code.fetched).toBe(1));
    expect(field()).toHaveValue("chx");
    await user.keyboard("{Backspace}e");
    field().setSelectionRange(1, 2);
    const plain = field();

    // During a composition the field is not replaced.
    fireEvent.compositionStart(plain);
    code.arrive();
    await code.waits;
    await new Promise((settled) => setTimeout(settled));
    expect(field()).toBe(plain);
    fireEvent.compositionEnd(plain);

    await waitFor(() => expect(field()).not.toBe(plain));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("che");
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 2]);
    // Suggestions for the text typed in the meantime.
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(terms);
  });

  it("does not take the focus back when it has moved in the meantime", async () => {
    const user = userEvent.setup();
    render(
      <>
        <Search />
        <button type="button">After</button>
      </>,
    );
    const plain = field();
    fireEvent.focus(plain);
    const after = screen.getByRole("button", { name: "After" });
    await user.click(after);
    await waitFor(() => expect(field()).not.toBe(plain));
    expect(after).toHaveFocus();
  });

  it("keeps what was typed into the server's page before hydration", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Search />);
    const plain = field();
    plain.focus();
    plain.value = "chee";
    render(<Search />, { container, hydrate: true });
    await waitFor(() => expect(field()).not.toBe(plain));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("chee");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["cheese"]);
  });
});
