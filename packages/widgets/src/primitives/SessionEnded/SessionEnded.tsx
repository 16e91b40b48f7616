import { useTranslate } from "../../provider/locale.tsx";
import { useSessionRefusal } from "../../provider/useSessionRefusal.ts";
import { LinkButton } from "../Button/LinkButton.tsx";
import { FormStatus } from "../FormStatus/FormStatus.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./SessionEnded.css.ts";

/** Says in a form that the session has ended, and why where the server said so, and links to the login and back. */
export function SessionEnded({ ended }: { ended: boolean }) {
  const t = useTranslate();
  const refusal = useSessionRefusal();
  return (
    <div className={css.ended}>
      <FormStatus error={ended && (refusal ?? t(strings.sessionEnded))} />
      {ended && (
        <LinkButton
          className={css.logIn}
          to={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}
          size="sm"
        >
          {t(strings.logIn)}
        </LinkButton>
      )}
    </div>
  );
}
