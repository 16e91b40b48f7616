import type { MiddlewareFunction } from "react-router";
import { session } from "./browser.ts";
import { noSuchPage } from "./no-such-page.ts";

/** For anybody but an administrator there is no such page, also while an administrator acts for somebody. */
export const requireAdministrator: MiddlewareFunction = ({ request }) => {
  const reader = session.get();
  if (!reader?.is_admin || reader.hijack) throw noSuchPage(new URL(request.url));
};
