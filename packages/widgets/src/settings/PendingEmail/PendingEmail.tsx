import { formatDateTime } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import * as css from "./PendingEmail.css.ts";
import { usePendingEmail } from "./usePendingEmail.ts";

/** The pending login address; renders nothing without one. */
export function PendingEmail({ disabled }: { disabled: boolean }) {
  const { pending, resend, cancel } = usePendingEmail();
  if (!pending) return null;
  const problem = resend.problem ?? cancel.problem;
  return (
    <section aria-label="New email" className={css.box}>
      <p className={css.words}>
        <strong className={css.address}>{pending.email}</strong> waits to be confirmed. We sent a link there,
        which works until {formatDateTime(pending.expires_at)}. Until you open it, you log in with the address
        above.
      </p>
      <FormStatus error={problem?.message} />
      <div className={css.actions}>
        <Button
          variant="secondary"
          disabled={disabled}
          busy={resend.isPending}
          onClick={() => resend.run(undefined)}
        >
          Send the link again
        </Button>
        <Button
          variant="quiet"
          disabled={disabled}
          busy={cancel.isPending}
          onClick={() => cancel.run(undefined)}
        >
          Keep the old address
        </Button>
      </div>
    </section>
  );
}
