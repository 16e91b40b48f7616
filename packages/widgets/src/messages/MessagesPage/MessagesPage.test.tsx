import {
  accountCard,
  businesses,
  conversation,
  conversations,
  mailbox,
  message,
  problem,
} from "@foodshed/sdk/testing";
import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chat, row, show } from "./testing.tsx";

const [me, dairy, chef, , , _fish] = businesses;

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

describe("The messages page in French", () => {
  it("lists, opens and sends in French", async () => {
    const { user } = show(
      mailbox([
        conversation({
          last_message: message({ sender: accountCard(me), created_at: "2026-11-20T15:05:00Z" }),
        }),
      ]),
      undefined,
      "fr-CA",
    );
    const open = await screen.findByRole("region", { name: "Conversation avec North Fork Dairy" });
    const list = screen.getByRole("list", { name: "Conversations" });
    expect(within(list).getByText(/^Vous : We have/)).toBeVisible();
    expect(within(list).getByText(/2026-11-20/)).toBeVisible();
    await user.type(within(open).getByLabelText("Message"), "Oui, merci");
    await user.click(within(open).getByRole("button", { name: "Envoyer" }));
    expect(await screen.findByText("Message envoyé !")).toBeVisible();
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
