import { PageLoading } from "@foodshed/widgets";
import { useEffect } from "react";
import { Outlet, PrefetchPageLinks, useNavigate } from "react-router";
import { session } from "../browser.ts";
import { paths } from "../paths.ts";
import { loginPathFrom, requireSession } from "../require-session.ts";

export const clientMiddleware = [requireSession];

// A loader that runs while the page wakes up makes the guard run too.
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = PageLoading;

export default function MembersOnly() {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => navigate(loginPathFrom(location.href), { replace: true });
    // The frame of the page reads too: a token that was refused between the guard and now has been put away already.
    if (!session.get()) leave();
    return session.onEnd((reason) => {
      // Whoever logs out is not led back, and leaves without a network too.
      if (reason === "logout") navigate(paths.login, { replace: true });
      else leave();
    });
  }, [navigate]);
  return (
    <>
      <PrefetchPageLinks page={paths.login} />
      <Outlet />
    </>
  );
}
