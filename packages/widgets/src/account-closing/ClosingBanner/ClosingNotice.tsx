import { formatDate } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useKeepAccount } from "../useKeepAccount.ts";
import * as css from "./ClosingBanner.css.ts";

export interface ClosingNoticeProps {
  until: string;
  /** Within a section of a page, below the banner of the site: no landmark of its own, and as wide as the section. */
  inSection?: boolean;
}

/** Until when the account waits. Its owners can keep it, in person. */
export function ClosingNotice({ until, inSection = false }: ClosingNoticeProps) {
  const t = useTranslate();
  const session = useSession();
  const keep = useKeepAccount();
  const isOwner = session !== null && session.hijack === null && (session.role ?? "owner") === "owner";
  const row = (
    <div className={inSection ? css.rowInSection : css.row}>
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
  );
  if (inSection) return <div className={css.inSection}>{row}</div>;
  return (
    <section aria-label={t(strings.closedLabel)} className={css.banner}>
      {row}
    </section>
  );
}
