import type { Schema } from "@foodshed/sdk";
import { formatTime, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { useEffect } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useSession, useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import * as strings from "../generated/strings.ts";
import { takeOwnSession } from "../ownSession.ts";
import * as css from "./HijackBanner.css.ts";
import { useStopHijack } from "./useStopHijack.ts";

/** Shown above every page during an impersonation, with a button that ends it. */
export function HijackBanner() {
  const hijack = useSession()?.hijack;
  return hijack ? <Acting hijack={hijack} /> : null;
}

function Acting({ hijack }: { hijack: Schema<"HijackInSession"> }) {
  const t = useTranslate();
  const session = useSessionStore();
  const { notify } = useNotices();
  const { business_name } = hijack;
  const stop = useStopHijack(business_name);
  useEffect(
    () =>
      session?.onEnd((reason) => {
        // Only Stop restores the administrator's own session; any other end logs out.
        takeOwnSession();
        if (reason !== "logout") notify(t(strings.notActing, { business: business_name }), "info");
      }),
    [session, notify, t, business_name],
  );
  return (
    <section aria-label={t(strings.actingLabel)} className={css.banner}>
      <div className={css.row}>
        <p className={css.words}>
          {t.rich(strings.acting, {
            business: business_name,
            time: formatTime(hijack.expires_at, ONTARIO_TIME_ZONE, t.locale),
            b: (text) => <b>{text}</b>,
          })}
        </p>
        <Button variant="accent" size="sm" busy={stop.isPending} onClick={() => stop.run(undefined)}>
          {t(strings.stop)}
        </Button>
      </div>
    </section>
  );
}
