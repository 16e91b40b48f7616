import { localizedPath } from "@foodshed/sdk/locale";
import { PageLoading } from "@foodshed/widgets";
import { useEffect } from "react";
import { Outlet, PrefetchPageLinks, useNavigate } from "react-router";
import { session } from "../browser.ts";
import { paths } from "../paths.ts";
import { loginPathAfterSession, requireSession } from "../require-session.ts";
import { useLocale } from "../translate.ts";
import "../typed-fields.ts";

export const clientMiddleware = [requireSession];

// A loader that runs during hydration makes the guard run too.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = PageLoading;

export default function MembersOnly() {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate(loginPathAfterSession(location.href), { replace: true });
    // The session may end between the guard and this effect: the server refuses its token, or the member presses "Log Out"
    // while the page hydrates.
    if (!session.get()) leave();
    return session.onEnd(leave);
  }, [navigate]);
  return (
    <>
      <PrefetchPageLinks page={localizedPath(paths.login, useLocale())} />
      <Outlet />
    </>
  );
}
