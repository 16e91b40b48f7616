import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messageDraftKey, SiteDrafts } from "./siteDrafts.ts";

describe("The drafts of the site", () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(() => void vi.useRealTimers());

  it("are there again after a reload, until they are deleted or cleared", () => {
    const drafts = new SiteDrafts();
    drafts.set("412 ad for 412", "carrots").set("412 message", "Hello");
    expect([...new SiteDrafts()]).toEqual([...drafts]);
    drafts.delete("412 message");
    expect([...new SiteDrafts().keys()]).toEqual(["412 ad for 412"]);
    drafts.clear();
    expect(new SiteDrafts().size).toBe(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["no JSON", "{}", "[1,[2,3]]"])("are none where the storage holds %j", (kept) => {
    sessionStorage.setItem("drafts", kept);
    expect(new SiteDrafts().size).toBe(0);
  });

  it("last as long as the page where nothing can be stored", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const drafts = new SiteDrafts().set("412 message", "Hello");
    expect(drafts.get("412 message")).toBe("Hello");
    full.mockRestore();
  });

  const toDairy = messageDraftKey(412, 413);

  it("keep messages to one business on the device, for the next tab, and nothing else", () => {
    new SiteDrafts()
      .set(toDairy, "Hello")
      .set(messageDraftKey(412, "all"), "Dear all")
      .set("412 ad", "carrots");
    sessionStorage.clear();
    expect([...new SiteDrafts()]).toEqual([[toDairy, "Hello"]]);
    expect(localStorage.getItem("message_drafts")).not.toMatch(/Dear all|carrots/);
  });

  it("leave nothing on the device when they are sent, or cleared by a logout", () => {
    const drafts = new SiteDrafts().set(toDairy, "Hello");
    drafts.delete(toDairy);
    expect(localStorage).toHaveLength(0);
    drafts.set(toDairy, "Hello again").clear();
    expect(localStorage).toHaveLength(0);
    expect(new SiteDrafts().size).toBe(0);
  });

  it("are not lost when two tabs write to two businesses", () => {
    const [one, other] = [new SiteDrafts(), new SiteDrafts()];
    one.set(toDairy, "Cream?");
    other.set(messageDraftKey(412, 414), "Carrots?");
    expect(new SiteDrafts().size).toBe(2);
  });

  it("follow what another tab has sent", () => {
    const [one, other] = [new SiteDrafts().set(toDairy, "Cream?"), new SiteDrafts()];
    other.delete(toDairy);
    dispatchEvent(new StorageEvent("storage", { key: "message_drafts" }));
    expect(one.has(toDairy)).toBe(false);
  });

  it("are forgotten on the device after thirty days", () => {
    vi.useFakeTimers({ now: new Date("2026-10-01T12:00:00Z") });
    new SiteDrafts().set(toDairy, "Hello");
    vi.setSystemTime(new Date("2026-10-31T11:00:00Z"));
    expect(new SiteDrafts().size).toBe(1);
    vi.setSystemTime(new Date("2026-10-31T13:00:00Z"));
    expect(new SiteDrafts().size).toBe(0);
  });

  it.each(["no JSON", "{}", '[["412 message to 413"],[1,2,3],null]'])(
    "are none where the device holds %j",
    (held) => {
      localStorage.setItem("message_drafts", held);
      expect(new SiteDrafts().size).toBe(0);
    },
  );
});
