import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DraftStoreProvider } from "../provider/draftStore.tsx";
import { renderWidget } from "../testing/renderWidget.tsx";
import { useMessageDraft } from "./useMessageDraft.ts";

let draft: ReturnType<typeof useMessageDraft>;
function Draft() {
  draft = useMessageDraft(413);
  return null;
}

/** The page, as after a reload of it. */
function open() {
  renderWidget(
    <DraftStoreProvider survive>
      <Draft />
    </DraftStoreProvider>,
    { signedInAs: {} },
  );
}

function fillStorage() {
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  });
}

describe("The draft of a message, when the storage of the device becomes full", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is what was typed last, also after a reload", () => {
    open();
    draft.saveDraft("Hello");
    fillStorage();
    draft.saveDraft("Hello, do you have carrots");
    expect(draft.draft()).toBe("Hello, do you have carrots");
    open();
    expect(draft.draft()).toBe("Hello, do you have carrots");
  });

  it("is none once it has been sent or emptied", () => {
    open();
    draft.saveDraft("Hello");
    fillStorage();
    draft.saveDraft("Hello, do you have carrots");
    draft.clearDraft("Hello, do you have carrots");
    expect(draft.draft()).toBe("");
    open();
    expect(draft.draft()).toBe("");
  });

  it("is on the device again once there is room", () => {
    open();
    fillStorage();
    draft.saveDraft("Hello");
    vi.restoreAllMocks();
    draft.saveDraft("Hello there");
    sessionStorage.clear();
    open();
    expect(draft.draft()).toBe("Hello there");
  });
});
