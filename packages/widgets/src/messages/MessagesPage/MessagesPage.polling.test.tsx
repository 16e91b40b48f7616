import { UNREAD_POLL_MS } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { show } from "./testing.tsx";

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

  it("stops while the page is hidden", async () => {
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
