import type { Translate } from "@foodshed/sdk/locale";
import * as strings from "./generated/strings.ts";

/** What is said where a page, a frame's sandbox or the browser lets no window open. The address is spelled out, to be copied where links are dead too. */
export function blockedWindow(href: string, t: Translate) {
  return (
    <>
      {t(strings.windowBlocked)}{" "}
      <a href={href} target="_blank" rel="noopener">
        {href.replace(/#.*/, "")}
      </a>
    </>
  );
}
