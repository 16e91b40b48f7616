import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../testing/renderWidget.tsx";
import { SearchField } from "./SearchField.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const field = () => screen.getByRole("searchbox", { name: "Address" });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function show(value = "") {
  const onChange = vi.fn();
  const at = (next: string) => <SearchField label="Address" value={next} onChange={onChange} />;
  const { rerender } = renderWidget(at(value));
  return { onChange, address: (next: string) => rerender(at(next)) };
}

describe("A search field of the administration", () => {
  it("looks once when the typing pauses, and keeps letters that were typed before the answer", () => {
    const { onChange, address } = show();
    type("ad");
    pass(200);
    type("ada");
    expect(onChange).not.toHaveBeenCalled();
    pass(300);
    expect(onChange).toHaveBeenCalledExactlyOnceWith("ada");
    type("ada@");
    address("ada");
    expect(field()).toHaveValue("ada@");
    pass(300);
    expect(onChange).toHaveBeenLastCalledWith("ada@");
  });

  it("follows the address that Back, or a link, leads to", () => {
    const { address, onChange } = show("ada");
    type("adam");
    pass(300);
    address("adam");
    address("ada");
    expect(field()).toHaveValue("ada");
    address("");
    expect(field()).toHaveValue("");
    expect(onChange).toHaveBeenCalledOnce();
  });
});
