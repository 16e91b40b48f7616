import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSession } from "./session.ts";
import { exampleToken } from "./testing/token.ts";
import { readToken } from "./token.ts";
import { browserStorage, memoryStorage } from "./token-storage.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = () => Math.floor(Date.now() / 1000);

describe("a token", () => {
  it("says who is signed in, accents included", () => {
    expect(readToken(exampleToken({ username: "renée@fermé.example" }))).toMatchObject({
      username: "renée@fermé.example",
      account_id: 412,
    });
  });

  it.each(["", "x", "a.b.c", "a.e30.c", `a.${btoa("[]")}.c`, `a.${btoa("null")}.c`])(
    "is not read from %j",
    (text) => {
      expect(readToken(text)).toBeUndefined();
    },
  );
});

describe("a session", () => {
  it("begins with a token and is the same object until something changes", () => {
    const session = createSession();
    const heard = vi.fn();
    session.subscribe(heard);
    expect(session.get()).toBeNull();
    session.start(exampleToken());
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.get()).not.toBeNull();
    expect(session.get()).toBe(session.get());
  });

  it("does not begin with nonsense or an old token, and keeps the present one", () => {
    const token = exampleToken();
    const session = createSession({ storage: memoryStorage(token) });
    expect(session.start("nonsense")).toBeNull();
    expect(session.start(exampleToken({ exp: seconds() - 1 }))).toBeNull();
    expect(session.get()?.token).toBe(token);
  });

  it("is not restored from an expired token", () => {
    expect(createSession({ storage: memoryStorage(exampleToken({ exp: seconds() })) }).get()).toBeNull();
  });

  it("expires by itself, and notifies", () => {
    const session = createSession({ storage: memoryStorage(exampleToken({ exp: seconds() + 60 })) });
    const ended = vi.fn();
    const heard = vi.fn();
    session.onEnd(ended);
    session.subscribe(heard);
    vi.advanceTimersByTime(61_000);
    expect(session.get()).toBeNull();
    expect(ended).toHaveBeenCalledExactlyOnceWith("expired");
    expect(heard).toHaveBeenCalled();
  });

  it("emits its end once, and not without a signed-in account", () => {
    const session = createSession({ storage: memoryStorage(exampleToken()) });
    const ended = vi.fn();
    session.onEnd(ended);
    session.end();
    session.end();
    expect(ended).toHaveBeenCalledExactlyOnceWith("logout");
  });

  it("keeps no timer without listeners", () => {
    const session = createSession({ storage: memoryStorage(exampleToken()) });
    const stop = session.subscribe(() => {});
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("in a browser", () => {
  function stubBrowser() {
    const kept = new Map<string, string>();
    const target = new EventTarget();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
    vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
    const inOtherTab = (change: () => void) => {
      change();
      target.dispatchEvent(Object.assign(new Event("storage"), { key: "jwt" }));
    };
    return { kept, inOtherTab };
  }

  it("the token is stored under 'jwt'", () => {
    const { kept } = stubBrowser();
    const token = exampleToken();
    createSession({ storage: browserStorage() }).start(token);
    expect(kept.get("jwt")).toBe(token);
  });

  it("a login or logout in another tab is heard", () => {
    const { kept, inOtherTab } = stubBrowser();
    const session = createSession({ storage: browserStorage() });
    const heard = vi.fn();
    session.subscribe(heard);
    inOtherTab(() => kept.set("jwt", exampleToken()));
    expect(session.get()?.account_id).toBe(412);
    inOtherTab(() => kept.delete("jwt"));
    expect(session.get()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("a logout in another tab ends the session here too, once; a login there ends none", () => {
    const { kept, inOtherTab } = stubBrowser();
    kept.set("jwt", exampleToken());
    const session = createSession({ storage: browserStorage() });
    const ended = vi.fn();
    session.onEnd(ended);
    inOtherTab(() => kept.set("jwt", exampleToken({ account_id: 413 })));
    expect(ended).not.toHaveBeenCalled();
    inOtherTab(() => kept.delete("jwt"));
    inOtherTab(() => kept.clear());
    expect(ended).toHaveBeenCalledExactlyOnceWith("elsewhere");
  });

  it("a session that its time has ended is not ended once more by another tab that puts the token away", () => {
    const { kept, inOtherTab } = stubBrowser();
    kept.set("jwt", exampleToken({ exp: seconds() + 60 }));
    const session = createSession({ storage: browserStorage() });
    const ended = vi.fn();
    session.onEnd(ended);
    vi.advanceTimersByTime(61_000);
    inOtherTab(() => kept.delete("jwt"));
    expect(ended).toHaveBeenCalledExactlyOnceWith("expired");
  });

  it("a session lasts as long as the page where storage is forbidden", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const session = createSession({ storage: browserStorage() });
    expect(session.get()).toBeNull();
    session.start(exampleToken());
    expect(session.get()?.account_id).toBe(412);
    session.end();
    expect(session.get()).toBeNull();
  });
});
