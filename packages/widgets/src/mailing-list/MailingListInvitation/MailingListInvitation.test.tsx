import {
  MAILING_LIST_ASK_MS,
  MAILING_LIST_DISMISSED_KEY,
  MAILING_LIST_RETRY_MS,
} from "@foodshed/sdk/vocabulary";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MailingListInvitation } from "./MailingListInvitation.tsx";

const later = (milliseconds = MAILING_LIST_ASK_MS) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
// The dialog is loaded when it first opens.
const opened = () => screen.findByRole("dialog", { name: "Join our mailing list" });

async function staysClosed() {
  await later(10 * MAILING_LIST_ASK_MS);
  expect(screen.queryByRole("dialog")).toBeNull();
}

describe("The invitation to the mailing list", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it("opens from its button, for members and after a no as well", async () => {
    localStorage.setItem(MAILING_LIST_DISMISSED_KEY, "true");
    const { user } = renderWidget(<MailingListInvitation />, { signedInAs: {} });
    await user.click(screen.getByRole("button", { name: "Join our mailing list" }));
    expect(await opened()).toBeVisible();
  });

  it("opens by itself for a visitor who stays, and once only", async () => {
    const { user, unmount } = renderWidget(<MailingListInvitation />);
    await later(MAILING_LIST_ASK_MS - 1000);
    expect(screen.queryByRole("dialog")).toBeNull();
    await later(1000);
    await opened();
    await user.keyboard("{Escape}");
    unmount();
    renderWidget(<MailingListInvitation />);
    await staysClosed();
  });

  it("never opens by itself for members", async () => {
    renderWidget(<MailingListInvitation />, { signedInAs: {} });
    await staysClosed();
  });

  it("never opens by itself for a visitor who declined", async () => {
    localStorage.setItem(MAILING_LIST_DISMISSED_KEY, "true");
    renderWidget(<MailingListInvitation />);
    await staysClosed();
  });

  it("waits while something is being typed, until that is done", async () => {
    renderWidget(
      <>
        <form>
          <input aria-label="Search" />
        </form>
        <MailingListInvitation />
      </>,
    );
    const search = screen.getByLabelText<HTMLInputElement>("Search");
    fireEvent.change(search, { target: { value: "cheese" } });
    await staysClosed();
    fireEvent.change(search, { target: { value: "" } });
    search.focus();
    await staysClosed();
    search.blur();
    await later(MAILING_LIST_RETRY_MS);
    await opened();
  });

  it("does not open over another dialog", async () => {
    renderWidget(
      <>
        <div role="dialog" aria-label="Create Classified" />
        <MailingListInvitation />
      </>,
    );
    await later(10 * MAILING_LIST_ASK_MS);
    expect(screen.queryByRole("dialog", { name: "Join our mailing list" })).toBeNull();
  });
});
