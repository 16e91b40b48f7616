import { useLink } from "../provider/host.tsx";
import { text, textLink } from "../theme/text.css.ts";

/** Leads to the page that mails a fresh link: to who is not confirmed yet, one that sets a password and confirms. */
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
