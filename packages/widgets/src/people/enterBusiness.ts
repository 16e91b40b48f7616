import type { Schema } from "@foodshed/sdk";
import { ENTERED_BUSINESS_KEY } from "@foodshed/sdk/vocabulary";
import { useAddressOf, useSessionStore } from "../provider/host.tsx";
import { storageItem } from "../provider/storageItem.ts";

const entered = storageItem("session", ENTERED_BUSINESS_KEY);

/**
 * Goes on for one of the person's businesses on a page that is loaded again: of the business before nothing stays in this tab, neither
 * what was read nor what was typed. Drafts are kept by business. Ask before unsaved work is lost.
 *
 * @returns how to enter: with the token for the business, and the English path of the page
 */
export function useEnterBusiness() {
  const session = useSessionStore();
  const addressOf = useAddressOf();
  return (
    { token, business_name }: Pick<Schema<"BusinessToken">, "token" | "business_name">,
    path: string,
  ) => {
    if (!session?.start(token)) return;
    entered.set(business_name);
    pageLoad.enter(addressOf(path));
  };
}

/** The business that the last page has changed to, once. The page that is being left takes nothing. */
export const takeEnteredBusiness = (): string | null | undefined =>
  pageLoad.isLeaving ? undefined : entered.take();

/** Whether leaving this page would lose something, as the browser would ask. */
export const hasUnsavedWork = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Loading of pages by the browser; tests replace it. */
export const pageLoad = {
  isLeaving: false,
  enter(address: string): void {
    pageLoad.isLeaving = true;
    // Whoever was asked is not asked a second time by the browser.
    addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
    const { pathname, search, hash } = new URL(address, location.href);
    // An address that differs in nothing or in its fragment alone would load nothing.
    if (pathname + search !== location.pathname + location.search) {
      location.assign(address);
      return;
    }
    history.replaceState(history.state, "", pathname + search + hash);
    location.reload();
  },
};
