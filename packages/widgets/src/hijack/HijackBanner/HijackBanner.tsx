import type { Schema } from "@foodshed/sdk";
import { formatTime } from "@foodshed/sdk/vocabulary";
import { useEffect } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useSession, useSessionStore } from "../../provider/host.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { takeOwnSession } from "../ownSession.ts";
import * as css from "./HijackBanner.css.ts";
import { notActing, useStopHijack } from "./useStopHijack.ts";

/** Shown above every page during an impersonation, with a button that ends it. */
export function HijackBanner() {
  const hijack = useSession()?.hijack;
  return hijack ? <Acting hijack={hijack} /> : null;
}

function Acting({ hijack }: { hijack: Schema<"HijackInSession"> }) {
  const session = useSessionStore();
  const { notify } = useNotices();
  const { business_name } = hijack;
  const stop = useStopHijack(business_name);
  useEffect(
    () =>
      session?.onEnd((reason) => {
        // Only Stop restores the administrator's own session; any other end logs out.
        takeOwnSession();
        if (reason !== "logout") notify(notActing(business_name), "info");
      }),
    [session, notify, business_name],
  );
  return (
    <section aria-label="Acting for an account" className={css.banner}>
      <div className={css.row}>
        <p className={css.words}>
          You are acting for <b>{business_name}</b> until <b>{formatTime(hijack.expires_at)}</b> at the
          latest. What you change is recorded with your name.
        </p>
        <Button variant="accent" size="sm" busy={stop.isPending} onClick={() => stop.run(undefined)}>
          Stop
        </Button>
      </div>
    </section>
  );
}
