import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFoodshedClient } from "./client.ts";
import { createSession } from "./session.ts";
import { exampleToken } from "./testing/token.ts";
import { browserStorage } from "./token-storage.ts";

const ORCHARD = 412;
const CREAMERY = 413;
const tokenOf = (account_id: number, changes: object = {}) =>
  exampleToken({ account_id, sid: "one-session", ...changes });

type Kept = Map<string, string>;
const storageOver = (kept: Kept) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** A browser with one local storage, and tabs with a session storage each. */
function browser() {
  const local: Kept = new Map();
  const tabs: { enter: () => void; window: EventTarget }[] = [];
  /** What a tab writes to the local storage, the others hear of. */
  const inTab = <Result>(tab: (typeof tabs)[number], act: () => Result): Result => {
    const before = local.get("jwt");
    tab.enter();
    const result = act();
    if (local.get("jwt") === before) return result;
    for (const other of tabs) {
      if (other === tab) continue;
      other.enter();
      other.window.dispatchEvent(Object.assign(new Event("storage"), { key: "jwt" }));
    }
    tab.enter();
    return result;
  };
  const openTab = (own: Kept = new Map()) => {
    const window = new EventTarget();
    const enter = () => {
      vi.stubGlobal("localStorage", storageOver(local));
      vi.stubGlobal("sessionStorage", storageOver(own));
      vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
      vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
    };
    enter();
    const session = createSession({ storage: browserStorage() });
    const ended = vi.fn();
    session.onEnd(ended);
    const tab = { enter, window };
    tabs.push(tab);
    return {
      ended,
      session,
      /** The number of the business that the tab acts for. */
      account: () => inTab(tab, () => session.get()?.account_id),
      start: (token: string) => inTab(tab, () => session.start(token)),
      end: (reason?: Parameters<typeof session.end>[0]) => inTab(tab, () => session.end(reason)),
      dispatch: (event: Event) => inTab(tab, () => window.dispatchEvent(event)),
      do: <Result>(act: () => Result) => inTab(tab, act),
      reload: () => openTab(own),
    };
  };
  return { local, openTab };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("tabs of one person with two businesses", () => {
  it("go on with the business that each shows when one of them changes to another, also after a reload", () => {
    const { openTab } = browser();
    const first = openTab();
    first.start(tokenOf(ORCHARD));
    const second = openTab();
    expect(second.account()).toBe(ORCHARD);
    second.start(tokenOf(CREAMERY));
    expect([first.account(), second.account()]).toEqual([ORCHARD, CREAMERY]);
    expect([first.reload().account(), second.reload().account()]).toEqual([ORCHARD, CREAMERY]);
    expect(first.ended).not.toHaveBeenCalled();
  });

  it("send what is written in them for their own business", async () => {
    const { openTab } = browser();
    const first = openTab();
    first.start(tokenOf(ORCHARD));
    const sent: (string | null)[] = [];
    const client = createFoodshedClient({
      baseUrl: "https://foodshed.example",
      session: first.session,
      fetch: async (request) => {
        sent.push(request.headers.get("Authorization"));
        return Response.json({ id: 7 });
      },
    });
    openTab().start(tokenOf(CREAMERY));
    await first.do(() => client.POST("/accounts/refresh/"));
    expect(sent).toEqual([`Bearer ${tokenOf(ORCHARD)}`]);
  });

  it("renew their own token, and leave the other's alone", () => {
    const { local, openTab } = browser();
    const first = openTab();
    first.start(tokenOf(ORCHARD));
    const second = openTab();
    second.start(tokenOf(CREAMERY));
    vi.advanceTimersByTime(60_000);
    first.start(tokenOf(ORCHARD));
    expect([first.account(), second.account()]).toEqual([ORCHARD, CREAMERY]);
    expect(local.get("jwt")).toBe(second.session.get()?.token);
    const renewed = tokenOf(CREAMERY);
    second.start(renewed);
    expect(local.get("jwt")).toBe(renewed);
  });

  it("open new tabs for the business of the tab that was used last", () => {
    const { openTab } = browser();
    const first = openTab();
    first.start(tokenOf(ORCHARD));
    const second = openTab();
    second.start(tokenOf(CREAMERY));
    expect(openTab().account()).toBe(CREAMERY);
    first.dispatch(new Event("focus"));
    expect(openTab().account()).toBe(ORCHARD);
    expect(second.account()).toBe(CREAMERY);
  });

  it("all end with a logout in one of them", () => {
    const { openTab } = browser();
    const first = openTab();
    first.start(tokenOf(ORCHARD));
    const second = openTab();
    second.start(tokenOf(CREAMERY));
    second.end();
    expect([first.account(), second.account(), first.reload().account()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(first.ended).toHaveBeenCalledExactlyOnceWith("elsewhere");
  });

  it("follow somebody else's login, and a later session of the same person", () => {
    const { openTab } = browser();
    const first = openTab();
    first.start(tokenOf(ORCHARD));
    const second = openTab();
    second.start(tokenOf(CREAMERY, { sid: "another-session" }));
    expect(first.account()).toBe(CREAMERY);
  });

  it("of a business that the person was taken off end alone, and do not turn into tabs of the other one", () => {
    const { openTab } = browser();
    const first = openTab();
    first.start(tokenOf(ORCHARD));
    const second = openTab();
    second.start(tokenOf(CREAMERY));
    first.end("refused");
    expect([first.account(), second.account()]).toEqual([undefined, CREAMERY]);
    expect(first.ended).toHaveBeenCalledExactlyOnceWith("refused");
    expect(second.ended).not.toHaveBeenCalled();
    second.start(tokenOf(CREAMERY, { iat: 1 }));
    expect(first.account()).toBeUndefined();
    // A page that is loaded after that shows nothing of the lost business.
    expect(first.reload().account()).toBe(CREAMERY);
    first.start(tokenOf(CREAMERY));
    expect(first.account()).toBe(CREAMERY);
  });

  it("hear of a login that happened while the browser held them back", () => {
    const { local, openTab } = browser();
    const first = openTab();
    first.start(tokenOf(ORCHARD));
    const heard = vi.fn();
    first.session.subscribe(heard);
    local.set("jwt", tokenOf(CREAMERY, { sid: "another-session" }));
    first.dispatch(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(heard).toHaveBeenCalled();
    expect(first.account()).toBe(CREAMERY);
  });
});
