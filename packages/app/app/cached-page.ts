import { session } from "./browser.ts";

/**
 * Loads a page again that Back brings out of the browser's cache after the tab has changed to another business: its forms hold what
 * belongs to the one before. Called once, when the page is loaded.
 */
export function reloadForAnotherAccount(reload = () => location.reload()): void {
  let shown: number | undefined;
  const note = () => {
    shown ??= session.get()?.account_id;
  };
  note();
  session.subscribe(note);
  addEventListener("pageshow", ({ persisted }) => {
    const now = session.get()?.account_id;
    if (persisted && now !== undefined && shown !== undefined && now !== shown) reload();
  });
}
