import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** Marks the element whose shadow root holds the story. */
export const SHADOW_HOST = "data-showroom-shadow";

/** Renders its children in a shadow root with the page's styles, as embeds on a partner's page. */
export function ShadowRoot({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState<globalThis.ShadowRoot>();
  useLayoutEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: "open" });
    if (!root) return;
    setInside(root);
    const sheet = new CSSStyleSheet();
    root.adoptedStyleSheets = [sheet];
    const copy = () => sheet.replaceSync([...document.styleSheets].map(rulesOf).join("\n"));
    copy();
    // Lazy modules add their styles later.
    const late = new MutationObserver(copy);
    late.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => late.disconnect();
  }, []);
  return (
    <div ref={host} {...{ [SHADOW_HOST]: "" }}>
      {inside && createPortal(<div>{children}</div>, inside)}
    </div>
  );
}

function rulesOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join("\n");
  } catch {
    // The rules of a cross-origin sheet are not readable.
    return "";
  }
}
