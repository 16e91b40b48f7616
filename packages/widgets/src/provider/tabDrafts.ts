import { DRAFTS_KEY, MESSAGE_DRAFTS_KEY } from "@foodshed/sdk/vocabulary";

/** Drafts that survive a reload of the page: kept in the browser's storage of this tab, which ends with it. */
export class TabDrafts extends Map<string, string> {
  constructor() {
    super();
    for (const [key, draft] of read()) super.set(key, draft);
  }

  override set(key: string, draft: string): this {
    super.set(key, draft);
    this.#write();
    return this;
  }

  override delete(key: string): boolean {
    const was = super.delete(key);
    if (was) this.#write();
    return was;
  }

  override clear(): void {
    super.clear();
    this.#write();
    // Messages that were begun are on the device, and go with the others.
    try {
      localStorage.removeItem(MESSAGE_DRAFTS_KEY);
    } catch {
      // Storage is forbidden, and holds nothing.
    }
  }

  #write(): void {
    try {
      if (this.size === 0) sessionStorage.removeItem(DRAFTS_KEY);
      else sessionStorage.setItem(DRAFTS_KEY, JSON.stringify([...this]));
    } catch {
      // Full or forbidden storage: drafts last as long as the page.
    }
  }
}

function read(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFTS_KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (one) => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string"),
    );
  } catch {
    return [];
  }
}
