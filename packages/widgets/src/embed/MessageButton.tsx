import type { MessageButtonProps } from "../messages/MessageButton/MessageButton.tsx";
import { LinkButton } from "../primitives/Button/LinkButton.tsx";

/** Writing from a partner's page: nobody is signed in there, so it leads to our own site, and no dialog comes along. */
export function MessageButton(props: MessageButtonProps) {
  const { recipient, next, visitorLabel = "Log In to Message", ...rest } = props;
  const { variant, size, wide, icon, "aria-label": name } = rest;
  const path = encodeURIComponent(next ?? `/messages?recipient=${recipient}`);
  return (
    <LinkButton {...{ variant, size, wide, icon, "aria-label": name }} to={`/login?message&next=${path}`}>
      {visitorLabel}
    </LinkButton>
  );
}
