import { beforeEach, describe, expect, it, vi } from "vitest";
import { TabDrafts } from "./tabDrafts.ts";

describe("The drafts of a tab", () => {
  beforeEach(() => sessionStorage.clear());

  it("are there again after a reload, until they are deleted or cleared", () => {
    const drafts = new TabDrafts();
    drafts.set("412 ad for 412", "carrots").set("412 message", "Hello");
    expect([...new TabDrafts()]).toEqual([...drafts]);
    drafts.delete("412 message");
    expect([...new TabDrafts().keys()]).toEqual(["412 ad for 412"]);
    drafts.clear();
    expect(new TabDrafts().size).toBe(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(["no JSON", "{}", "[1,[2,3]]"])("are none where the storage holds %j", (kept) => {
    sessionStorage.setItem("drafts", kept);
    expect(new TabDrafts().size).toBe(0);
  });

  it("last as long as the page where nothing can be stored", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const drafts = new TabDrafts().set("412 message", "Hello");
    expect(drafts.get("412 message")).toBe("Hello");
    full.mockRestore();
  });
});
