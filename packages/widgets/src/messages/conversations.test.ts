import { accountCard, businesses, conversation, message } from "@foodshed/sdk/testing";
import { describe, expect, it } from "vitest";
import { betweenTwo, isUnread, openConversation, otherParty, visibleMessages } from "./conversations.ts";

const [me, dairy, chef] = businesses;

describe("A conversation", () => {
  it("is unread for the recipient who has not read its last message", () => {
    expect(isUnread(conversation(), me.id)).toBe(true);
  });

  it("is not unread for the sender of its last message", () => {
    expect(isUnread(conversation(), dairy.id)).toBe(false);
  });

  it("is read when the flag says so, and when nothing was written", () => {
    const messages_meta = [{ account: me.id, read: true }];
    expect(isUnread(conversation({ last_message: message({ messages_meta }) }), me.id)).toBe(false);
    expect(isUnread(conversation({ last_message: null }), me.id)).toBe(false);
  });

  it("is shown only between two", () => {
    const third = { id: 3, account: accountCard(chef) };
    const ofTwo = conversation();
    const ofThree = conversation({
      id: 40,
      conversation_participations: [...ofTwo.conversation_participations, third],
    });
    const ofOne = conversation({ id: 41, conversation_participations: [third] });
    expect(betweenTwo([ofThree, ofTwo, ofOne])).toEqual([ofTwo]);
  });

  it("is with the other business", () => {
    expect(otherParty(conversation(), me.id)?.id).toBe(dairy.id);
    expect(otherParty(conversation(), dairy.id)?.id).toBe(me.id);
  });
});

describe("A blocked conversation", () => {
  const before = message({ id: 1, created_at: "2026-11-20T10:00:00Z" });
  const after = message({ id: 2, created_at: "2026-11-20T10:00:01Z" });

  it("hides what was written after the block", () => {
    expect(visibleMessages([before, after], "2026-11-20T10:00:00Z")).toEqual([before]);
  });

  it("shows all again without the block", () => {
    expect(visibleMessages([before, after], null)).toEqual([before, after]);
  });
});

describe("The open conversation", () => {
  const first = conversation();
  const second = conversation({ id: 32 }, chef);
  const open = (chosen: number | null, recipient?: number) =>
    openConversation([first, second], { chosen, recipient, account: me.id });

  it("is the first by itself", () => expect(open(null)).toBe(first));
  it("is the recipient's when one is asked for", () => expect(open(null, chef.id)).toBe(second));
  it("is none while there is none with the recipient", () => expect(open(null, 999)).toBeUndefined());
  it("is the chosen one above all", () => expect(open(31, chef.id)).toBe(first));
});
