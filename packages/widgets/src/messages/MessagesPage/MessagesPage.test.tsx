import {
  accountCard,
  businesses,
  conversation,
  conversations,
  type Mocks,
  mailbox,
  message,
  problem,
} from "@foodshed/sdk/testing";
import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { MessagesPage } from "./MessagesPage.tsx";

const [, dairy, chef, , , fish] = businesses;

function show(mocks: RenderWidgetOptions["mocks"] = {}, recipient?: number) {
  return renderWidget(<MessagesPage recipient={recipient} />, {
    signedInAs: {},
    mocks: { ...mailbox(), ...mocks },
  });
}

const chat = (name: string) => screen.findByRole("region", { name: `Conversation with ${name}` });
const row = (name: RegExp) =>
  within(screen.getByRole("list", { name: "Conversations" })).getByRole("button", { name });

describe("The messages page", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("opens the first conversation by itself and marks it as read", async () => {
    const read = vi.fn();
    show({
      "POST /conversations/read_conversation/": ({ body }) => {
        read(body.conversation_id);
        return { conversations_count: 0 };
      },
    });
    const open = await chat("North Fork Dairy");
    expect(await within(open).findByText(/forty litres of cream/)).toBeVisible();
    await waitFor(() => expect(read).toHaveBeenCalledWith(31));
  });

  it("tells unread and blocked conversations apart", async () => {
    show();
    await chat("North Fork Dairy");
    expect(row(/Unread:\s*North Fork Dairy/)).toBeVisible();
    expect(row(/Manitou Fish Company.*BLOCKED/)).toBeVisible();
    expect(row(/The Copper Ladle/)).not.toHaveAccessibleName(/Unread|BLOCKED/);
  });

  it("opens the recipient's conversation", async () => {
    show({}, chef.id);
    expect(await chat("The Copper Ladle")).toBeVisible();
  });

  it("starts a conversation with a recipient that there is none with", async () => {
    const asked = vi.fn();
    show(
      {
        "POST /conversations/start_conversation/": ({ body }) => {
          asked(body.recipient);
          return conversation({ id: 50, last_message: null }, businesses[3]);
        },
      },
      415,
    );
    expect(await within(await chat("Greenbelt Cold Chain")).findByText("No messages yet.")).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith(415);
  });

  it("says why a conversation cannot be started", async () => {
    show(
      { "POST /conversations/start_conversation/": () => problem(404, "This business does not exist.") },
      999,
    );
    expect(await screen.findByText("This business does not exist.")).toBeVisible();
  });

  it("stays with the open conversation when a newer message moves another to the top", async () => {
    let list = conversations();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show({ "GET /conversations/conversations_by_user/": () => ({ count: list.length, results: list }) });
    await chat("North Fork Dairy");
    list = [...list].reverse();
    await act(() => vi.advanceTimersByTimeAsync(UNREAD_POLL_MS));
    await waitFor(() =>
      expect(
        within(screen.getByRole("list", { name: "Conversations" })).getAllByRole("button")[0],
      ).toHaveTextContent("Manitou"),
    );
    expect(await chat("North Fork Dairy")).toBeVisible();
  });

  it("sends, empties the field and shows the message", async () => {
    const { user } = show();
    const open = await chat("North Fork Dairy");
    await user.type(within(open).getByLabelText("Message"), "Yes please");
    await user.click(within(open).getByRole("button", { name: "Send" }));
    expect(await screen.findByText("Successfully Sent Message!")).toBeVisible();
    expect(await within(within(open).getByRole("log")).findByText("Yes please")).toBeVisible();
    expect(within(open).getByLabelText("Message")).toHaveValue("");
  });

  it("keeps what is typed while a message is on its way", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user } = show({
      "POST /conversations/send_message/": async () => {
        await arrived;
        return message({ id: 9200, content: "Yes please" });
      },
    });
    const field = within(await chat("North Fork Dairy")).getByLabelText("Message");
    await user.type(field, "Yes please");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await user.type(field, ", and ten boxes");
    arrive();
    expect(await screen.findByText("Successfully Sent Message!")).toBeVisible();
    expect(field).toHaveValue("Yes please, and ten boxes");
  });

  it("keeps what was typed for one business while another is open", async () => {
    const { user } = show();
    await user.type(within(await chat("North Fork Dairy")).getByLabelText("Message"), "Half a thought");
    await user.click(row(/The Copper Ladle/));
    expect(within(await chat("The Copper Ladle")).getByLabelText("Message")).toHaveValue("");
    await user.click(row(/North Fork Dairy/));
    expect(within(await chat("North Fork Dairy")).getByLabelText("Message")).toHaveValue("Half a thought");
  });

  it("says that there is nothing yet, and that nothing could be read", async () => {
    const { unmount } = show(mailbox([]));
    expect(await screen.findByText("No conversations yet")).toBeVisible();
    unmount();
    let broken = true;
    const { user } = show({
      "GET /conversations/conversations_by_user/": () =>
        broken
          ? problem(503, "The service is not available right now.")
          : { count: 1, results: [conversation()] },
    });
    expect(await screen.findByText("The service is not available right now.")).toBeVisible();
    broken = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await chat("North Fork Dairy")).toBeVisible();
  });

  it("keeps what it shows when the next reading fails, says so, and goes on reading", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let broken = false;
    show({
      "GET /conversations/conversations_by_user/": () =>
        broken ? problem(503, "Not right now.") : { count: 1, results: [conversation()] },
    });
    await chat("North Fork Dairy");
    broken = true;
    await act(() => vi.advanceTimersByTimeAsync(UNREAD_POLL_MS));
    expect(await screen.findByText("New messages cannot be loaded right now. Not right now.")).toBeVisible();
    expect(await chat("North Fork Dairy")).toBeVisible();
    broken = false;
    await act(() => vi.advanceTimersByTimeAsync(UNREAD_POLL_MS));
    await waitFor(() => expect(screen.queryByText(/cannot be loaded right now/)).toBeNull());
  });

  it("loads earlier messages when there are more", async () => {
    const { user } = show({
      "GET /conversations/messages_by_conversation/": ({ query }) =>
        query.get("before") === "9001"
          ? { count: 1, results: [message({ id: 8000, content: "Hello for the first time" })] }
          : { count: 2, results: [message()] },
    });
    await user.click(await screen.findByRole("button", { name: "Earlier messages" }));
    expect(await screen.findByText("Hello for the first time")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Earlier messages" })).toBeNull();
  });
});

/** A server whose conversation has grown to the message with this number, and that answers three at a time. */
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

  it("leaves no gap when more came than one reading answers", async () => {
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

  it("asks once for earlier messages, and lets one try again when they do not come", async () => {
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
    // The button is gone, and whoever pressed it stays among the messages.
    expect(log).toHaveFocus();
  });
});

describe("More conversations than one call answers", () => {
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

  it("stay as they are when the next page does not come, and can be asked for again", async () => {
    let broken = true;
    const { user } = showMany(() => broken);
    await user.click(await more());
    expect(await screen.findByText("New messages cannot be loaded right now. Not right now.")).toBeVisible();
    expect(rows()).toHaveLength(240);
    broken = false;
    await user.click(await more());
    await waitFor(() => expect(rows()).toHaveLength(250));
  });

  it("offer nothing more where one call has them all", async () => {
    show();
    await chat("North Fork Dairy");
    expect(screen.queryByRole("button", { name: /More Conversations/ })).toBeNull();
  });
});

describe("Blocking", () => {
  it("shows BLOCKED at once, disables sending, and can be taken back", async () => {
    const { user } = show();
    const open = await chat("North Fork Dairy");
    await user.click(within(open).getByRole("button", { name: "Options" }));
    await user.click(within(open).getByRole("button", { name: "Block North Fork Dairy" }));
    expect(await within(open).findByText("BLOCKED")).toBeVisible();
    expect(within(open).getByLabelText("Message")).toBeDisabled();
    expect(within(open).getByRole("button", { name: "Send" })).toBeDisabled();

    await user.click(within(open).getByRole("button", { name: "Options" }));
    await user.click(within(open).getByRole("button", { name: "Unblock North Fork Dairy" }));
    await waitFor(() => expect(within(open).queryByText("BLOCKED")).toBeNull());
    expect(within(open).getByLabelText("Message")).toBeEnabled();
  });

  it("hides what was written after it", async () => {
    const late = message({ id: 9500, conversation: 33, content: "Are you there?" });
    const { user } = show({
      "GET /conversations/messages_by_conversation/": ({ query }) =>
        query.get("conversation_id") === "33" ? { count: 1, results: [late] } : { count: 0, results: [] },
    });
    await chat("North Fork Dairy");
    await user.click(row(/Manitou/));
    const open = await chat(fish.business_name);
    expect(await within(open).findByText("No messages yet.")).toBeVisible();
    expect(screen.queryByText("Are you there?")).toBeNull();
  });

  it("by the other business cannot be taken back", async () => {
    const blocked = conversation({ silenced: message().created_at, silenced_by_me: false });
    show(mailbox([blocked]));
    const open = await chat("North Fork Dairy");
    expect(within(open).queryByRole("button", { name: "Options" })).toBeNull();
    expect(within(open).getByLabelText("Message")).toBeDisabled();
  });

  it("by the other side stays when one's own is taken back, and is then called theirs", async () => {
    const own = conversation({ id: 31, silenced: "2026-11-20T10:00:00Z", silenced_by_me: true });
    const { user } = show({
      ...mailbox([own]),
      // They had blocked it a day earlier.
      "POST /conversations/silence_conversation/": () => ({ silenced: "2026-11-19T10:00:00Z" }),
    });
    const open = await chat("North Fork Dairy");
    await user.click(within(open).getByRole("button", { name: "Options" }));
    await user.click(within(open).getByRole("button", { name: "Unblock North Fork Dairy" }));
    expect(await within(open).findByText("This conversation is blocked. Nothing can be sent.")).toBeVisible();
    expect(within(open).queryByRole("button", { name: "Options" })).toBeNull();
  });

  it("that fails changes nothing and says why", async () => {
    const { user } = show({
      "POST /conversations/silence_conversation/": () => problem(503, "Not right now."),
    });
    const open = await chat("North Fork Dairy");
    await user.click(within(open).getByRole("button", { name: "Options" }));
    await user.click(within(open).getByRole("button", { name: "Block North Fork Dairy" }));
    expect(await screen.findByText("Not right now.")).toBeVisible();
    expect(within(open).queryByText("BLOCKED")).toBeNull();
  });
});

describe("Starting a conversation", () => {
  it("finds a business by its name and opens the conversation with it", async () => {
    const { user } = show({
      "POST /conversations/start_conversation/": () =>
        conversation({ id: 50, last_message: null }, businesses[3]),
    });
    await chat("North Fork Dairy");
    await user.click(screen.getByRole("button", { name: "Start Conversation" }));
    await user.type(screen.getByRole("combobox", { name: "Business" }), "greenbelt");
    await user.click(await screen.findByRole("option", { name: "Greenbelt Cold Chain" }));
    expect(await chat("Greenbelt Cold Chain")).toBeVisible();
  });

  it("tells businesses of one name apart", async () => {
    const complaint = vi.spyOn(console, "error");
    const started = vi.fn();
    const twin = (id: number, slug: string) => ({ ...accountCard(businesses[3]), id, slug });
    const { user } = show({
      "POST /conversations/suggest_participants/": () => [
        twin(415, "greenbelt-cold-chain"),
        twin(515, "greenbelt-cold-chain-of-elora"),
        accountCard(chef),
      ],
      "POST /conversations/start_conversation/": ({ body }) => {
        started(body.recipient);
        return conversation({ id: 50, last_message: null }, businesses[3]);
      },
    });
    await chat("North Fork Dairy");
    await user.click(screen.getByRole("button", { name: "Start Conversation" }));
    await user.type(screen.getByRole("combobox", { name: "Business" }), "c");
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Greenbelt Cold Chain greenbelt-cold-chain",
      "Greenbelt Cold Chain greenbelt-cold-chain-of-elora",
      "The Copper Ladle",
    ]);
    await user.click(options[1] as HTMLElement);
    await waitFor(() => expect(started).toHaveBeenCalledWith(515));
    expect(complaint).not.toHaveBeenCalled();
  });

  it("refreshes the list a second after its first message", async () => {
    const made = conversation({ id: 50, last_message: null }, businesses[3]);
    const first = message({ id: 9600, conversation: 50, content: "Hello", messages_meta: [] });
    let list = conversations();
    const reads = vi.fn();
    show(
      {
        "GET /conversations/conversations_by_user/": () => {
          reads();
          return { count: list.length, results: list };
        },
        "POST /conversations/start_conversation/": () => made,
        "POST /conversations/send_message/": () => first,
      },
      415,
    );
    const open = await chat("Greenbelt Cold Chain");
    // The list is read again when a conversation has been started.
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(within(open).getByText("No messages yet.")).toBeVisible());
    list = [{ ...made, last_message: first }, ...list];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.change(within(open).getByLabelText("Message"), { target: { value: "Hello" } });
    fireEvent.click(within(open).getByRole("button", { name: "Send" }));
    await screen.findByText("Successfully Sent Message!");
    expect(reads).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(3));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await chat("Greenbelt Cold Chain")).toBeVisible();
    vi.useRealTimers();
  });
});

describe("Polling", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function counted() {
    const reads = vi.fn();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const view = show({
      "GET /conversations/conversations_by_user/": () => {
        reads();
        return { count: 0, results: [] };
      },
    });
    await screen.findByText("No conversations yet");
    reads.mockClear();
    return { ...view, reads };
  }
  const pass = () => act(() => vi.advanceTimersByTimeAsync(UNREAD_POLL_MS));

  it("reads the conversations again every ten seconds", async () => {
    const { reads } = await counted();
    await pass();
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(1));
  });

  it("stops while nobody looks", async () => {
    const { reads } = await counted();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await pass();
    expect(reads).not.toHaveBeenCalled();
  });

  it("stops with the session", async () => {
    const { reads, session } = await counted();
    act(() => session.end("logout"));
    await pass();
    expect(reads).not.toHaveBeenCalled();
  });
});

describe("On a phone", () => {
  it("the list and the conversation are two steps", async () => {
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const read = vi.fn();
    const { user } = show({
      "POST /conversations/read_conversation/": () => {
        read();
        return { conversations_count: 0 };
      },
    });
    await screen.findByRole("list", { name: "Conversations" });
    expect(screen.queryByRole("region", { name: /Conversation with/ })).toBeNull();
    expect(read).not.toHaveBeenCalled();
    expect(row(/North Fork Dairy/)).not.toHaveAttribute("aria-current");
    await user.click(row(/North Fork Dairy/));
    expect(await chat(dairy.business_name)).toBeVisible();
    expect(screen.queryByRole("list", { name: "Conversations" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "All conversations" }));
    expect(screen.getByRole("list", { name: "Conversations" })).toBeVisible();
    vi.unstubAllGlobals();
  });
});
