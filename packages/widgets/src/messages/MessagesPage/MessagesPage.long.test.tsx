import { conversation, type Mocks, message, problem } from "@foodshed/sdk/testing";
import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chat, show } from "./testing.tsx";

/** A server whose conversation ends with the message of this number, and that returns three at a time. */
function longTalk(newest: number) {
  const talk = { newest };
  const mocks = {
    "GET /conversations/messages_by_conversation/": ({ query }) => {
      const end = Math.min(talk.newest, Number(query.get("before") ?? Infinity) - 1);
      const ids = [end - 2, end - 1, end].filter((id) => id > 0);
      return {
        count: talk.newest,
        results: ids.map((id) => message({ id, content: `Letter ${id}` })),
      };
    },
  } satisfies Mocks;
  const shown = () => screen.getAllByText(/^Letter/).map((letter) => letter.textContent?.slice(7));
  return { talk, mocks, shown };
}

const earlier = () => screen.findByRole("button", { name: "Earlier messages" });
const nextReading = () => act(() => vi.advanceTimersByTimeAsync(UNREAD_POLL_MS));

describe("A long conversation", () => {
  afterEach(() => void vi.useRealTimers());

  it("keeps all that was shown when new messages come", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { talk, mocks, shown } = longTalk(6);
    const { user } = show(mocks);
    await user.click(await earlier());
    await waitFor(() => expect(shown()).toEqual(["1", "2", "3", "4", "5", "6"]));
    talk.newest = 8;
    await nextReading();
    await waitFor(() => expect(shown()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]));
    expect(screen.queryByRole("button", { name: "Earlier messages" })).toBeNull();
  });

  it("leaves no gap when more messages arrive than one page holds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { talk, mocks, shown } = longTalk(4);
    const { user } = show(mocks);
    await waitFor(() => expect(shown()).toEqual(["2", "3", "4"]));
    talk.newest = 9;
    await nextReading();
    await waitFor(() => expect(shown()).toEqual(["7", "8", "9"]));
    await user.click(await earlier());
    await waitFor(() => expect(shown()).toEqual(["4", "5", "6", "7", "8", "9"]));
  });

  it("requests earlier messages once, and can be retried after a failure", async () => {
    const asked = vi.fn();
    let broken = true;
    const { mocks, shown } = longTalk(9);
    const answer = mocks["GET /conversations/messages_by_conversation/"];
    const { user } = show({
      "GET /conversations/messages_by_conversation/": (call) => {
        if (!call.query.has("before")) return answer(call);
        asked(call.query.get("before"));
        return broken ? problem(503, "Not right now.") : answer(call);
      },
    });
    await user.dblClick(await earlier());
    const log = screen.getByRole("log");
    expect(
      await within(log).findByText("Earlier messages could not be loaded. Not right now."),
    ).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    broken = false;
    await user.click(within(log).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(shown()).toEqual(["4", "5", "6", "7", "8", "9"]));
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    await user.click(await earlier());
    await waitFor(() => expect(shown()).toHaveLength(9));
    expect(asked.mock.calls.flat()).toEqual(["7", "7", "4"]);
    // The button is gone, and the focus is on the messages.
    expect(log).toHaveFocus();
  });
});

describe("More conversations than one page holds", () => {
  const many = Array.from({ length: 250 }, (_, n) => conversation({ id: 1000 + n, title: `Farm ${n + 1}` }));
  const rows = () => within(screen.getByRole("list", { name: "Conversations" })).getAllByRole("button");
  const more = () => screen.findByRole("button", { name: "Load More Conversations" });

  function showMany(broken = () => false) {
    return show({
      "GET /conversations/conversations_by_user/": ({ query }) => {
        const from = Number(query.get("from") ?? 0);
        if (from > 0 && broken()) return problem(503, "Not right now.");
        return { count: many.length, results: many.slice(from, from + Number(query.get("size"))) };
      },
    });
  }

  it("are listed page by page, up to the last", async () => {
    const { user } = showMany();
    const button = await more();
    expect(rows()).toHaveLength(240);
    await user.click(button);
    await waitFor(() => expect(rows()).toHaveLength(250));
    expect(rows()[249]).toHaveTextContent("Farm 250");
    expect(screen.getByRole("button", { name: "No More Conversations" })).toBeDisabled();
  });

  it("stay when the next page fails, which can be retried", async () => {
    let broken = true;
    const { user } = showMany(() => broken);
    await user.click(await more());
    expect(await screen.findByText("New messages cannot be loaded right now. Not right now.")).toBeVisible();
    expect(rows()).toHaveLength(240);
    broken = false;
    await user.click(await more());
    await waitFor(() => expect(rows()).toHaveLength(250));
  });

  it("offer nothing more when one page has them all", async () => {
    show();
    await chat("North Fork Dairy");
    expect(screen.queryByRole("button", { name: /More Conversations/ })).toBeNull();
  });
});
