import { afterEach, describe, expect, it, vi } from "vitest";
import { browserMemory } from "./browserMemory.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe("What the browser remembers", () => {
  it("is kept for one visit or for longer, each under its key", () => {
    browserMemory("session", "search").set("cheese");
    browserMemory("local", "search").set("beef");
    expect(browserMemory("session", "search").get()).toBe("cheese");
    expect(browserMemory("local", "search").get()).toBe("beef");
    expect(browserMemory("local", "dismissed").get()).toBeNull();
  });

  it("is handed out once when it is taken", () => {
    const memory = browserMemory("session", "draft");
    memory.set("from_city=Elora");
    expect(memory.take()).toBe("from_city=Elora");
    expect(memory.take()).toBeNull();
  });

  it("is nothing where the browser forbids storage or has no room, and nobody is bothered", () => {
    const memory = browserMemory("session", "draft");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    memory.set("from_city=Elora");
    expect(memory.get()).toBeNull();
    vi.stubGlobal("sessionStorage", undefined);
    memory.set("from_city=Elora");
    expect(memory.get()).toBeUndefined();
    expect(memory.take()).toBeUndefined();
  });
});
