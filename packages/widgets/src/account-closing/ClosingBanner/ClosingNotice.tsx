import { formatDate } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useKeepAccount } from "../useKeepAccount.ts";
import * as css from "./ClosingBanner.css.ts";

/** Until when the account waits. Its owners can keep it, in person. */
export function ClosingNotice({ until }: { until: string }) {
  const t = useTranslate();
  const session = useSession();
  const keep = useKeepAccount();
  const isOwner = session !== null && session.hijack === null && (session.role ?? "owner") === "owner";
  return (
    <section aria-label={t(strings.closedLabel)} className={css.banner}>
      <div className={css.row}>
        <p className={css.words}>
          {t.rich(strings.closedUntil, {
            date: formatDate(until, undefined, t.locale),
            b: (text) => <b>{text}</b>,
          })}{" "}
          {!isOwner && t(strings.onlyOwners)}
        </p>
        {isOwner && (
          <Button variant="accent" size="sm" busy={keep.isPending} onClick={() => keep.run(undefined)}>
            {t(strings.keep)}
          </Button>
        )}
      </div>
    </section>
  );
}
