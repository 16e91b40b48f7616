import { afterEach, describe, expect, it, vi } from "vitest";
import { storageItem } from "./storageItem.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe("A storage item", () => {
  it("is stored in session or local storage under its own key", () => {
    storageItem("session", "search").set("cheese");
    storageItem("local", "search").set("beef");
    expect(storageItem("session", "search").get()).toBe("cheese");
    expect(storageItem("local", "search").get()).toBe("beef");
    expect(storageItem("local", "dismissed").get()).toBeNull();
  });

  it("is removed when it is taken", () => {
    const memory = storageItem("session", "draft");
    memory.set("from_city=Elora");
    expect(memory.take()).toBe("from_city=Elora");
    expect(memory.take()).toBeNull();
  });

  it("is undefined, without an error, where storage is forbidden or full", () => {
    const memory = storageItem("session", "draft");
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
