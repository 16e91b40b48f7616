import { accountCard, businesses, conversation, conversations, message } from "@foodshed/sdk/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chat, show } from "./testing.tsx";

const [, , chef] = businesses;

describe("Starting a conversation", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

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
    // The list is fetched again when a conversation has been started.
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
  });
});
