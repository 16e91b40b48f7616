import { useTextLink } from "../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../provider/locale.tsx";
import { text } from "../theme/text.css.ts";
import * as strings from "./generated/strings.ts";

/** Links to the page that mails a new link. An unconfirmed account gets one that sets a password and confirms the address. */
export function AnotherEmail() {
  const t = useTranslate();
  const linkTo = useTextLink();
  return <p className={text.body}>{t.rich(strings.anotherEmail, { forgot: linkTo("/forgot") })}</p>;
}
