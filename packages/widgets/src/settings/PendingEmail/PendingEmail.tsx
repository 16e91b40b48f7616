import { formatDateTime, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./PendingEmail.css.ts";
import { usePendingEmail } from "./usePendingEmail.ts";

/** The pending login address; renders nothing without one. */
export function PendingEmail({ disabled }: { disabled: boolean }) {
  const t = useTranslate();
  const { pending, resend, cancel } = usePendingEmail();
  if (!pending) return null;
  const problem = resend.problem ?? cancel.problem;
  return (
    <section aria-label={t(strings.newEmail)} className={css.box}>
      <p className={css.words}>
        {t.rich(strings.emailWaits, {
          email: pending.email,
          date: formatDateTime(pending.expires_at, ONTARIO_TIME_ZONE, t.locale),
          address: (text) => <strong className={css.address}>{text}</strong>,
        })}
      </p>
      <FormStatus error={problem?.message} />
      <div className={css.actions}>
        <Button
          variant="secondary"
          disabled={disabled}
          busy={resend.isPending}
          onClick={() => resend.run(undefined)}
        >
          {t(strings.sendLinkAgain)}
        </Button>
        <Button
          variant="quiet"
          disabled={disabled}
          busy={cancel.isPending}
          onClick={() => cancel.run(undefined)}
        >
          {t(strings.keepOldAddress)}
        </Button>
      </div>
    </section>
  );
}
