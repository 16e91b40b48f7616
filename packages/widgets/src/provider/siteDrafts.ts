import { DRAFTS_KEY, MESSAGE_DRAFTS_KEY } from "@foodshed/sdk/vocabulary";
import { storageItem } from "./storageItem.ts";

/** How long a message that was begun is kept on the device. */
const KEPT_MS = 30 * 86_400_000;

/** The key of the draft of a message to a business, or to all members of a network. */
export function messageDraftKey(account: number | undefined, recipient: number | "all"): string {
  return `${account} message to ${recipient}`;
}

const isToOne = (key: string) => / message to \d+$/.test(key);

/** A draft on the device, with the moment of its last change. */
type Kept = [key: string, draft: string, at: number];

/**
 * Drafts that outlast the page. Messages to one business are kept on the device, for all tabs, until they are sent, or for thirty days;
 * everything else in the storage of the tab, which ends with it.
 */
export class SiteDrafts extends Map<string, string> {
  readonly #tab = storageItem("session", DRAFTS_KEY);
  readonly #device = storageItem("local", MESSAGE_DRAFTS_KEY);

  constructor() {
    super();
    for (const [key, draft] of pairs(this.#tab.get())) super.set(key, draft);
    this.#takeFromDevice();
    // Another tab has written, sent, or logged out.
    globalThis.addEventListener("storage", ({ key }) => {
      if (key === MESSAGE_DRAFTS_KEY || key === null) this.#takeFromDevice();
    });
  }

  override set(key: string, draft: string): this {
    super.set(key, draft);
    this.#write(key);
    return this;
  }

  override delete(key: string): boolean {
    const was = super.delete(key);
    if (was) this.#write(key);
    return was;
  }

  override clear(): void {
    super.clear();
    this.#tab.take();
    this.#device.take();
  }

  #write(key: string): void {
    if (isToOne(key)) {
      this.#writeToDevice(key);
      return;
    }
    const held = [...this].filter(([one]) => !isToOne(one));
    if (held.length === 0) this.#tab.take();
    else this.#tab.set(JSON.stringify(held));
  }

  /** Only what was changed here: other tabs may have written to others. */
  #writeToDevice(key: string): void {
    const draft = this.get(key);
    const others = kept(this.#device.get()).filter(([one]) => one !== key);
    if (draft !== undefined) others.push([key, draft, Date.now()]);
    if (others.length === 0) this.#device.take();
    else this.#device.set(JSON.stringify(others));
  }

  #takeFromDevice(): void {
    const drafts = kept(this.#device.get());
    for (const key of [...this.keys()]) if (isToOne(key)) super.delete(key);
    for (const [key, draft] of drafts) super.set(key, draft);
  }
}

function pairs(text: string | null | undefined): [string, string][] {
  return listed(text).filter(
    (one): one is [string, string] =>
      Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string"),
  );
}

function kept(text: string | null | undefined): Kept[] {
  return listed(text).filter(
    (one): one is Kept =>
      Array.isArray(one) &&
      typeof one[0] === "string" &&
      typeof one[1] === "string" &&
      typeof one[2] === "number" &&
      Date.now() - one[2] < KEPT_MS,
  );
}

function listed(text: string | null | undefined): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
