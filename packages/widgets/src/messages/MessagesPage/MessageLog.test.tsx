import { message } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MessageLog } from "./MessageLog.tsx";

const HEIGHT = 100;

/** A log of the messages with these ids, each of a fixed height: jsdom has no layout. */
function log(first: number, last: number) {
  return (
    <MessageLog
      messages={Array.from({ length: last - first + 1 }, (_, n) => message({ id: first + n }))}
      account={1}
      hasEarlier={first > 1}
      loadingEarlier={false}
      earlierError={undefined}
      onEarlier={() => {}}
    />
  );
}

function show(first: number, last: number) {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return this.querySelectorAll("article").length * HEIGHT;
  });
  return { ...renderWidget(log(first, last)), shown: screen.getByRole("log") };
}

describe("The log of a conversation", () => {
  it("begins at its end, and goes there with each new message", () => {
    const { rerender, shown } = show(4, 6);
    expect(shown.scrollTop).toBe(3 * HEIGHT);
    shown.scrollTop = 40;
    rerender(log(4, 7));
    expect(shown.scrollTop).toBe(4 * HEIGHT);
  });

  it("keeps in view what was when earlier messages come above it", () => {
    const { rerender, shown } = show(4, 6);
    shown.scrollTop = 40;
    rerender(log(1, 6));
    expect(shown.scrollTop).toBe(3 * HEIGHT + 40);
  });

  it("stays where it was scrolled to when nothing has come", () => {
    const { rerender, shown } = show(4, 6);
    shown.scrollTop = 40;
    rerender(log(4, 6));
    expect(shown.scrollTop).toBe(40);
  });
});
