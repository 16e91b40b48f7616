import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TabDrafts } from "../provider/tabDrafts.ts";
import { deviceDrafts } from "./deviceDrafts.ts";

const toDairy = "412 message to 413";

describe("The drafts of messages on a device", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("are there for every tab until they are sent", () => {
    deviceDrafts.set(toDairy, "Hello");
    deviceDrafts.set("412 message to 414", "Carrots?");
    expect(deviceDrafts.get(toDairy)).toBe("Hello");
    deviceDrafts.set(toDairy, "");
    expect(deviceDrafts.get(toDairy)).toBeUndefined();
    deviceDrafts.set("412 message to 414", "");
    expect(localStorage).toHaveLength(0);
  });

  it("go with all other drafts when somebody logs out", () => {
    deviceDrafts.set(toDairy, "Hello");
    new TabDrafts().clear();
    expect(localStorage).toHaveLength(0);
  });

  it("are forgotten after thirty days", () => {
    vi.useFakeTimers({ now: new Date("2026-10-01T12:00:00Z") });
    deviceDrafts.set(toDairy, "Hello");
    vi.setSystemTime(new Date("2026-10-31T11:00:00Z"));
    expect(deviceDrafts.get(toDairy)).toBe("Hello");
    vi.setSystemTime(new Date("2026-10-31T13:00:00Z"));
    expect(deviceDrafts.get(toDairy)).toBeUndefined();
  });

  it.each(["no JSON", "{}", '[["412 message to 413"],[1,2,3],null]'])(
    "are none where it holds %j",
    (held) => {
      localStorage.setItem("message_drafts", held);
      expect(deviceDrafts.get(toDairy)).toBeUndefined();
    },
  );

  it("say that nothing can be kept", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(deviceDrafts.set(toDairy, "Hello")).toBe(false);
  });
});
