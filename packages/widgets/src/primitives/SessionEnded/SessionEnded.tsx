import { LinkButton } from "../Button/LinkButton.tsx";
import { FormStatus } from "../FormStatus/FormStatus.tsx";
import * as css from "./SessionEnded.css.ts";

export const SESSION_ENDED = "Your session has ended. Please log in again.";

/** Says in a form that the session has ended, and links to the login and back. */
export function SessionEnded({ ended }: { ended: boolean }) {
  return (
    <div className={css.ended}>
      <FormStatus error={ended && SESSION_ENDED} />
      {ended && (
        <LinkButton
          className={css.logIn}
          to={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}
          size="sm"
        >
          Log In
        </LinkButton>
      )}
    </div>
  );
}
