import { businesses, conversation, mailbox, message, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chat, row, show } from "./testing.tsx";

const [, _dairy, _chef, , , fish] = businesses;

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

  it("by the other side stays when the own block is taken back, and is then called theirs", async () => {
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
