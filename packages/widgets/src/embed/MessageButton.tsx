import type { MessageButtonProps } from "../messages/MessageButton/MessageButton.tsx";
import { LinkButton } from "../primitives/Button/LinkButton.tsx";

/** Writing from a partner's page: nobody is signed in there, so it leads to our own site, and no dialog comes along. */
export function MessageButton({ recipient, next, kind, size, wide, icon }: MessageButtonProps) {
  const path = encodeURIComponent(next ?? `/messages?recipient=${recipient}`);
  return (
    <LinkButton {...{ kind, size, wide, icon }} to={`/login?message&next=${path}`}>
      Log In to Message
    </LinkButton>
  );
}
