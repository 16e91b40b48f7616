import { MESSAGE_DRAFTS_KEY } from "@foodshed/sdk/vocabulary";

/** How long a message that was begun is kept. */
const KEPT_MS = 30 * 86_400_000;

/** A draft, with the moment of its last change. */
type Kept = [key: string, draft: string, at: number];

/**
 * Drafts of messages in the storage of this device, for all its tabs. Read and written one by one: another tab may have written to somebody
 * else, sent, or logged out meanwhile.
 */
export const deviceDrafts = {
  get: (key: string): string | undefined => kept().find(([one]) => one === key)?.[1],

  /** An empty draft is none. @returns whether it is kept; not where storage is full or forbidden */
  set(key: string, draft: string): boolean {
    const all = kept().filter(([one]) => one !== key);
    if (draft !== "") all.push([key, draft, Date.now()]);
    try {
      if (all.length === 0) localStorage.removeItem(MESSAGE_DRAFTS_KEY);
      else localStorage.setItem(MESSAGE_DRAFTS_KEY, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  },
};

function kept(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(MESSAGE_DRAFTS_KEY) ?? "[]");
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  if (!Array.isArray(one)) return false;
  const [key, draft, at] = one;
  const isDraft = typeof key === "string" && typeof draft === "string" && typeof at === "number";
  return isDraft && Date.now() - at < KEPT_MS;
}
