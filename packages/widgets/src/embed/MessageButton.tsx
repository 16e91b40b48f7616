import * as strings from "../messages/generated/strings.ts";
import type { MessageButtonProps } from "../messages/MessageButton/MessageButton.tsx";
import { LinkButton } from "../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../provider/locale.tsx";

/** The message button of embeds: without a session there it links to the site, so the embed contains no dialog. */
export function MessageButton(props: MessageButtonProps) {
  const t = useTranslate();
  const { recipient, next, visitorLabel = t(strings.logInToMessage), ...rest } = props;
  const { variant, size, wide, icon, "aria-label": name } = rest;
  const path = encodeURIComponent(next ?? `/messages?recipient=${recipient}`);
  return (
    <LinkButton {...{ variant, size, wide, icon, "aria-label": name }} to={`/login?message&next=${path}`}>
      {visitorLabel}
    </LinkButton>
  );
}
