import type { Locale } from "@foodshed/sdk/locale";
import { NOTICE_MS } from "@foodshed/sdk/vocabulary";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LocaleProvider } from "../../provider/locale.tsx";
import { NoticesProvider, useNotices } from "../../provider/notices.tsx";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { NoticeRegion } from "./NoticeRegion.tsx";

function Teller() {
  const { notify } = useNotices();
  return (
    <button type="button" onClick={() => notify("Successfully Sent Message!")}>
      Send
    </button>
  );
}

function BriefTeller() {
  const { notify } = useNotices();
  return (
    <button type="button" onClick={() => notify("Saved.", "success", undefined, 2000)}>
      Save
    </button>
  );
}

function Remover({ undo }: { undo: () => void }) {
  const { notify } = useNotices();
  return (
    <button type="button" onClick={() => notify("Removed.", "success", { label: "Undo", run: undo })}>
      Remove
    </button>
  );
}

function InLanguages() {
  const [locale, setLocale] = useState<Locale>("en-CA");
  return (
    <LocaleProvider locale={locale}>
      <NoticesProvider>
        <Teller />
        <button type="button" onClick={() => setLocale("fr-CA")}>
          Français
        </button>
        <NoticeRegion />
      </NoticesProvider>
    </LocaleProvider>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("A notice", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function tell() {
    renderWidget(<Teller />);
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    return screen.getByText("Successfully Sent Message!");
  }

  it("goes away after the time that it is given", async () => {
    renderWidget(<BriefTeller />);
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await pass(1999);
    expect(screen.getByText("Saved.")).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText("Saved.")).not.toBeInTheDocument();
  });

  it("is announced politely and goes away after four seconds", async () => {
    expect(tell().closest("[role=status]")).not.toBeNull();
    await pass(NOTICE_MS - 1);
    expect(screen.getByText("Successfully Sent Message!")).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText("Successfully Sent Message!")).toBeNull();
  });

  it("waits while the pointer rests on it", async () => {
    const notice = tell();
    fireEvent.pointerEnter(notice);
    await pass(NOTICE_MS * 3);
    expect(notice).toBeInTheDocument();
    fireEvent.pointerLeave(notice);
    await pass(NOTICE_MS);
    expect(notice).not.toBeInTheDocument();
  });

  it("waits while focus is in it, and can be dismissed", async () => {
    const notice = tell();
    const dismiss = screen.getByRole("button", { name: "Dismiss" });
    act(() => dismiss.focus());
    await pass(NOTICE_MS * 3);
    expect(notice).toBeInTheDocument();
    fireEvent.click(dismiss);
    expect(notice).not.toBeInTheDocument();
  });

  it("waits for focus also after the pointer has left", async () => {
    const notice = tell();
    fireEvent.pointerEnter(notice);
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    fireEvent.pointerLeave(notice);
    await pass(NOTICE_MS * 3);
    expect(notice).toBeInTheDocument();
  });

  it("offers what can be done about it for ten seconds, and goes when it is done", async () => {
    const undo = vi.fn();
    renderWidget(<Remover undo={undo} />);
    const remove = screen.getByRole("button", { name: "Remove" });
    fireEvent.click(remove);
    await pass(NOTICE_MS * 2);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Removed.")).toBeNull();
    fireEvent.click(remove);
    await pass(10_000);
    expect(screen.queryByText("Removed.")).toBeNull();
  });

  it("gives focus back to where it came from", () => {
    const notice = tell();
    const send = screen.getByRole("button", { name: "Send" });
    act(() => send.focus());
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(notice).not.toBeInTheDocument();
    expect(send).toHaveFocus();
  });

  it("is announced alone, without the notices that are still shown", () => {
    expect(tell().closest("[role=status]")).toHaveAttribute("aria-atomic", "false");
  });

  it("goes with the language that it is in", () => {
    renderWidget(<InLanguages />);
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByText("Successfully Sent Message!")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Français" }));
    expect(screen.queryByText("Successfully Sent Message!")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByText("Successfully Sent Message!")).toBeVisible();
  });

  it("is shown once, however often the same thing happens", () => {
    tell();
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getAllByText("Successfully Sent Message!")).toHaveLength(1);
  });
});
