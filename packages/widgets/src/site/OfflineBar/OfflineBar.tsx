import { useEffect, useRef } from "react";
import { AlertIcon } from "../../primitives/glyphs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useOnline } from "../../provider/useOnline.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./OfflineBar.css.ts";

/**
 * Shows a message while the browser is offline, and blocks links: they would replace the page with the browser's error
 * page, and the input would be lost.
 */
export function OfflineBar() {
  const t = useTranslate();
  const online = useOnline();
  const { notify } = useNotices();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) notify(t(strings.online), "info");
    wasOffline.current = !online;
  }, [online, notify, t]);
  useEffect(() => {
    if (online) return;
    const stay = (event: MouseEvent) => {
      if (!leavesPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      notify(t(strings.offlineLink), "error");
    };
    // Runs before the router's listener, which React attaches to the document.
    addEventListener("click", stay, { capture: true });
    return () => removeEventListener("click", stay, { capture: true });
  }, [online, notify, t]);
  return (
    <div role="status" className={css.region}>
      {!online && (
        <p className={css.bar}>
          <AlertIcon /> {t(strings.offline)}
        </p>
      )}
    </div>
  );
}

/** A press on a link that would open another page in this window. */
function leavesPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return false;
  const to = new URL(link.href);
  if (to.protocol !== "http:" && to.protocol !== "https:") return false;
  return to.origin !== location.origin || to.pathname !== location.pathname || to.hash === "";
}
