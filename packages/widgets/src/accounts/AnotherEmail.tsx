import { useLink } from "../provider/host.tsx";
import { text, textLink } from "../theme/text.css.ts";

/** Links to the page that mails a new link. An unconfirmed account gets one that sets a password and confirms the address. */
export function AnotherEmail() {
  const Link = useLink();
  return (
    <p className={text.body}>
      Is the email lost, or its link too old?{" "}
      <Link to="/forgot" className={textLink}>
        Get another email
      </Link>
    </p>
  );
}
